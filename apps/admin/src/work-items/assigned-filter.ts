import { assignedTo, type WorkItemKind } from '@ministry/domain';
import type { ListFilter } from '../lists/filter-chip.tsx';
import { loadCandidates } from './work-item-calls.ts';

/** Narrows a list to what somebody deals with, by the API's `assignedTo`. */
export const assignedFilter = (kind: WorkItemKind): ListFilter<'assignedTo'> => ({
  name: 'assignedTo',
  label: 'Assigned',
  options: { '': 'Anybody’s', [assignedTo.me]: 'Assigned to me', [assignedTo.nobody]: 'Not assigned' },
  load: () => loadCandidates(kind),
});

import { assignedTo, type WorkItemKind } from '@ministry/domain';
import type { ListFilter } from '../lists/filter-chip.tsx';
import { loadCandidates } from './work-item-calls.ts';
import { workItemsCopy as copy } from './work-items.copy.ts';

/** Filters a list by assignee, with the API's `assignedTo`. */
export const assignedFilter = (kind: WorkItemKind): ListFilter<'assignedTo'> => ({
  name: 'assignedTo',
  label: copy.assigned,
  options: { '': copy.anybodys, [assignedTo.me]: copy.assignedToMe, [assignedTo.nobody]: copy.notAssigned },
  load: () => loadCandidates(kind),
});

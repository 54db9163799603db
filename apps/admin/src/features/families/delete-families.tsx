import type { FamilyResponse } from '@ministry/api-client';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { countedFamilies } from './family-copy.ts';

interface DeleteFamiliesProps {
  /** One family, or how many. */
  what: FamilyResponse | number;
  onDelete(): void;
  onCancel(): void;
}

/** Asks before families leave the list, and says what goes and how long it can come back. */
export function DeleteFamilies({ what, onDelete, onCancel }: DeleteFamiliesProps) {
  const named = typeof what === 'number' ? countedFamilies(what) : `the family ${what.familyName}`;
  const whole =
    typeof what === 'number'
      ? 'with all their members'
      : `(${what.headOfFamily}, ${what.members.length === 1 ? '1 member' : `${what.members.length} members`})`;
  return (
    <DeleteQuestion title={`Delete ${named}?`} onDelete={onDelete} onCancel={onCancel}>
      <p>
        The list, the map and the export go on without {named} {whole}.
      </p>
      <p>It can be undone for thirty days, under the status 'Deleted'; then the data are erased.</p>
    </DeleteQuestion>
  );
}

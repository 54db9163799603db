import type { FamilyResponse } from '@ministry/api-client';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { familiesCopy as copy } from './families.copy.ts';
import { countedFamilies } from './family-copy.ts';

interface DeleteFamiliesProps {
  /** One family, or how many. */
  what: FamilyResponse | number;
  onDelete(): void;
  onCancel(): void;
}

/** Asks before families leave the list, and says what goes and how long it can come back. */
export function DeleteFamilies({ what, onDelete, onCancel }: DeleteFamiliesProps) {
  const named = typeof what === 'number' ? countedFamilies(what) : copy.theFamily({ familyName: what.familyName });
  const whole =
    typeof what === 'number'
      ? copy.withAllTheirMembers
      : `(${what.headOfFamily}, ${what.members.length === 1 ? '1 member' : copy.members({ members: what.members.length })})`;
  return (
    <DeleteQuestion title={copy.delete({ named })} onDelete={onDelete} onCancel={onCancel}>
      <p>{copy.theListTheMapAnd({ named, whole })}</p>
      <p>{copy.itCanBeUndoneFor}</p>
    </DeleteQuestion>
  );
}

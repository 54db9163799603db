import type { FamilyResponse } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { familiesCopy as copy } from './families.copy.ts';

interface DeleteFamiliesProps {
  /** One family, or the number of families. */
  what: FamilyResponse | number;
  onDelete(): void;
  onCancel(): void;
}

/** Asks before families are deleted, and says what is deleted and until when it can be restored. */
export function DeleteFamilies({ what, onDelete, onCancel }: DeleteFamiliesProps) {
  const named = typeof what === 'number' ? copy.counted({ count: what }) : copy.named({ name: what.familyName });
  const explained =
    typeof what === 'number'
      ? copy.deleteSeveral({ named })
      : copy.deleteOne({ named, head: what.headOfFamily, members: what.members.length });
  return (
    <DeleteQuestion title={copy.deleteQuestion({ named })} onDelete={onDelete} onCancel={onCancel}>
      <p>{explained}</p>
      <p>{copy.deleteUndo({ filter: common.deleted })}</p>
    </DeleteQuestion>
  );
}

import { counted } from '../../components/counted.ts';
import { DeleteQuestion } from '../../components/delete-question.tsx';
import { mediaCopy as copy } from './media.copy.ts';

interface RemoveMediaProps {
  count: number;
  onRemove(): void;
  onClose(): void;
}

/** Asks before files go: there is no way back. */
export function RemoveMedia({ count, onRemove, onClose }: RemoveMediaProps) {
  return (
    <DeleteQuestion
      title={copy.remove({ count: counted(count, 'file') })}
      ok={copy.removeForGood}
      onDelete={onRemove}
      onCancel={onClose}
    >
      {copy.whatNothingUsesIsGone}
    </DeleteQuestion>
  );
}

import { counted } from '../../components/counted.ts';
import { DeleteQuestion } from '../../components/delete-question.tsx';

interface RemoveMediaProps {
  count: number;
  onRemove(): void;
  onClose(): void;
}

/** Asks before files go: there is no way back. */
export function RemoveMedia({ count, onRemove, onClose }: RemoveMediaProps) {
  return (
    <DeleteQuestion
      title={`Remove ${counted(count, 'file')}?`}
      ok="Remove for good"
      onDelete={onRemove}
      onCancel={onClose}
    >
      What nothing uses is gone at once and cannot be brought back. What content or an earlier version of it uses is
      never removed.
    </DeleteQuestion>
  );
}

import { DeleteQuestion } from '../../components/delete-question.tsx';
import { mediaCopy } from './media.copy.ts';

const { remove: copy } = mediaCopy;

interface RemoveMediaProps {
  count: number;
  onRemove(): void;
  onClose(): void;
}

/** Asks before files go: there is no way back. */
export function RemoveMedia({ count, onRemove, onClose }: RemoveMediaProps) {
  return (
    <DeleteQuestion title={copy.title({ count })} ok={copy.ok} onDelete={onRemove} onCancel={onClose}>
      {copy.text}
    </DeleteQuestion>
  );
}

import { DeleteQuestion } from '../../components/delete-question.tsx';
import { mediaCopy } from './media.copy.ts';

const { remove: copy } = mediaCopy;

interface RemoveMediaProps {
  count: number;
  onRemove(): void;
  onClose(): void;
}

/** Asks before files are removed, which cannot be undone. */
export function RemoveMedia({ count, onRemove, onClose }: RemoveMediaProps) {
  return (
    <DeleteQuestion title={copy.title({ count })} ok={copy.ok} onDelete={onRemove} onCancel={onClose}>
      {copy.text}
    </DeleteQuestion>
  );
}

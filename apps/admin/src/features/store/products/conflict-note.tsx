import { Alert, Button } from 'antd';
import { formatMoment } from '../../../content/normalise.ts';
import { counted, dollars } from '../store.ts';
import { categoryLabel, type Product } from './product.ts';
import styles from './products.module.css';

interface ConflictNoteProps {
  theirs: Product;
  isSaving: boolean;
  onTake(theirs: Product): void;
  onKeep(theirs: Product): void;
}

/** Somebody else has saved meanwhile: shows what, and lets the second of the two choose; nothing typed is lost before. */
export function ConflictNote({ theirs, isSaving, onTake, onKeep }: ConflictNoteProps) {
  const when = theirs.updatedAt ? ` (${formatMoment(theirs.updatedAt)})` : '';
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={`Someone else changed this product in the meantime${when}. Nothing was saved.`}
      description={
        <>
          <p className={styles.theirs}>
            <strong>{theirs.name}</strong>, {categoryLabel(theirs.category)}, {dollars(theirs.price)},{' '}
            {counted(theirs.stockQuantity, 'unit')}, {theirs.isActive ? 'active' : 'inactive'}
            {theirs.description ? `. ${theirs.description}` : ''}
          </p>
          <div className={styles.decide}>
            <Button disabled={isSaving} onClick={() => onKeep(theirs)}>
              Save mine over it
            </Button>
            <Button disabled={isSaving} onClick={() => onTake(theirs)}>
              Take theirs
            </Button>
          </div>
        </>
      }
    />
  );
}

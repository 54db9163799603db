import { DeleteQuestion } from '../../../components/delete-question.tsx';
import type { Product } from './product.ts';
import { productsCopy as copy } from './products.copy.ts';
import type { ProductActions } from './use-products.ts';

interface DeleteProductsProps {
  /** One product, or the number of products. */
  what: Product | number;
  actions: ProductActions;
  onDelete(): void;
  onCancel(): void;
}

/** Asks before products are deleted from the store. Errors are shown in the dialog (PROD-34, PROD-35). */
export function DeleteProducts({ what, actions, onDelete, onCancel }: DeleteProductsProps) {
  return (
    <DeleteQuestion
      title={typeof what === 'number' ? copy.deleteSome({ count: what }) : copy.deleteOne({ name: what.name })}
      isBusy={actions.isBusy}
      failure={actions.failure}
      onDelete={onDelete}
      onCancel={onCancel}
    >
      <p>{copy.deleteText({ count: typeof what === 'number' ? what : 1 })}</p>
    </DeleteQuestion>
  );
}

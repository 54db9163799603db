import { counted } from '../../../components/counted.ts';
import { DeleteQuestion } from '../../../components/delete-question.tsx';
import type { Product } from './product.ts';
import { productsCopy as copy } from './products.copy.ts';
import type { ProductActions } from './use-products.ts';

interface DeleteProductsProps {
  /** One product, or how many. */
  what: Product | number;
  actions: ProductActions;
  onDelete(): void;
  onCancel(): void;
}

/** Asks before products leave the store. What failed stands in here (PROD-34, PROD-35). */
export function DeleteProducts({ what, actions, onDelete, onCancel }: DeleteProductsProps) {
  const named = typeof what === 'number' ? counted(what, 'product') : `'${what.name}'`;
  return (
    <DeleteQuestion
      title={copy.delete({ named })}
      isBusy={actions.isBusy}
      failure={actions.failure}
      onDelete={onDelete}
      onCancel={onCancel}
    >
      <p>
        {typeof what === 'number' && what > 1 ? copy.theyLeave : copy.itLeaves} {copy.theStoreAtOnceOrders}
      </p>
    </DeleteQuestion>
  );
}

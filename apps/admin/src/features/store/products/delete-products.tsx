import { Alert, Modal } from 'antd';
import { counted } from '../../../components/counted.ts';
import type { Product } from './product.ts';
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
    <Modal
      open
      title={`Delete ${named}?`}
      okText="Delete"
      okButtonProps={{ danger: true, disabled: actions.isBusy }}
      onOk={onDelete}
      onCancel={onCancel}
    >
      {actions.failure ? <Alert type="error" showIcon role="alert" title={actions.failure} /> : null}
      <p>
        {typeof what === 'number' && what > 1 ? 'They leave' : 'It leaves'} the store at once. Orders keep what they
        named, and it can be restored under the status 'Deleted'.
      </p>
    </Modal>
  );
}

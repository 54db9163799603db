import { Button } from 'antd';
import { contentLimits } from '@ministry/domain';
import { BulkActions } from '../../../lists/bulk-actions.tsx';
import type { Selection } from '../../../lists/use-selection.ts';
import type { ProductActions } from './use-products.ts';

interface ProductBulkProps {
  selection: Selection;
  isTrash: boolean;
  actions: ProductActions;
  onDelete(): void;
}

/** What can be done to several products at once; the choice is let go once it is done. */
export function ProductBulk({ selection, isTrash, actions, onDelete }: ProductBulkProps) {
  const run = async (action: 'activate' | 'deactivate' | 'restore') => {
    if (await actions.act(action, selection.ids)) selection.clear();
  };
  return (
    <BulkActions selection={selection} most={contentLimits.bulkItems}>
      {(canRun) => {
        const disabled = !canRun || actions.isBusy;
        return isTrash ? (
          <Button disabled={disabled} onClick={() => void run('restore')}>
            Restore
          </Button>
        ) : (
          <>
            <Button disabled={disabled} onClick={() => void run('activate')}>
              Make active
            </Button>
            <Button disabled={disabled} onClick={() => void run('deactivate')}>
              Make inactive
            </Button>
            <Button danger disabled={disabled} onClick={onDelete}>
              Delete
            </Button>
          </>
        );
      }}
    </BulkActions>
  );
}

import { Button } from 'antd';
import { commonCopy as common } from '../../../common.copy.ts';
import { BulkActions } from '../../../lists/bulk-actions.tsx';
import type { PagedList } from '../../../lists/use-paged-list.ts';
import type { Selection } from '../../../lists/use-selection.ts';
import type { Product } from './product.ts';
import { productsCopy as copy } from './products.copy.ts';
import type { ProductActions } from './use-products.ts';

interface ProductBulkProps {
  selection: Selection;
  list: PagedList<Product>;
  isTrash: boolean;
  actions: ProductActions;
  onDelete(): void;
}

/** Actions on several products at once. The selection is cleared when they are done. */
export function ProductBulk({ selection, list, isTrash, actions, onDelete }: ProductBulkProps) {
  const run = async (action: 'activate' | 'deactivate' | 'restore') => {
    selection.set(await actions.act(action, selection.ids));
  };
  return (
    <BulkActions selection={selection} list={list} progress={actions.progress}>
      {(canRun) => {
        const disabled = !canRun || actions.isBusy;
        return isTrash ? (
          <Button disabled={disabled} onClick={() => void run('restore')}>
            {common.restore}
          </Button>
        ) : (
          <>
            <Button disabled={disabled} onClick={() => void run('activate')}>
              {copy.makeActive}
            </Button>
            <Button disabled={disabled} onClick={() => void run('deactivate')}>
              {copy.makeInactive}
            </Button>
            <Button danger disabled={disabled} onClick={onDelete}>
              {common.delete}
            </Button>
          </>
        );
      }}
    </BulkActions>
  );
}

import { useState } from 'react';
import { apiPath } from '@ministry/api-client';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { DraftsBanner } from '../../../content/drafts-banner.tsx';
import { DataTable } from '../../../lists/data-table.tsx';
import { useListAddress } from '../../../lists/use-list-address.ts';
import { useOpened } from '../../../lists/use-opened.ts';
import { usePagedList } from '../../../lists/use-paged-list.ts';
import { useSelection } from '../../../lists/use-selection.ts';
import { ActionFailure } from '../action-failure.tsx';
import { StoreFrame } from '../store-frame.tsx';
import { DeleteProducts } from './delete-products.tsx';
import { draftsType, type Product, productCopy } from './product.ts';
import { ProductBulk } from './product-bulk.tsx';
import { productColumns } from './product-columns.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { ProductToolbar } from './product-toolbar.tsx';
import { StockHistory } from './stock-history.tsx';
import { useDeleteQuestion } from './use-delete-question.ts';
import { useProducts } from './use-products.ts';

const drafts = { type: draftsType, copy: productCopy };

function useProductList() {
  const { query, ...address } = useListAddress({ status: 'all', search: '', category: '', sort: '' });
  const { page, ...filters } = query;
  const list = usePagedList((rows) => apiPath('/api/products', { query: { ...filters, ...rows } }), page);
  return { query, address, list };
}

/** The products of the store, all of them: what is for sale, what is running low, what is kept back (PROD-04 to PROD-12). */
export default function ProductsPage() {
  const { query, address, list } = useProductList();
  const selection = useSelection();
  const actions = useProducts();
  const { asked, ask, remove } = useDeleteQuestion(actions, selection);
  const [history, setHistory] = useState<Product | null>(null);
  const [opened, open] = useOpened('product');
  useShortcut('n', 'Add Product', () => open('new'));
  const isTrash = query.status === 'deleted';
  const id = opened === 'new' ? 'new' : Number(opened) || null;

  function saved() {
    open(null);
    actions.saved(id === 'new');
  }

  return (
    <StoreFrame>
      <DraftsBanner key={`drafts ${id ?? ''}`} content={drafts} onOpen={open} />
      <ActionFailure actions={actions} isShown={asked === null} />
      <ProductToolbar query={query} onChange={address.change} onAdd={() => open('new')} />
      <ProductBulk
        selection={selection}
        isTrash={isTrash}
        actions={actions}
        onDelete={() => ask(selection.ids.length)}
      />
      <DataTable
        list={list}
        columns={productColumns({
          sort: query.sort,
          isTrash,
          actions,
          onEdit: (product) => open(product.id),
          onHistory: setHistory,
          onDelete: ask,
        })}
        copy={productCopy}
        isNarrowed={address.isNarrowed}
        onClear={address.clear}
        onChange={address.change}
        sort={query.sort}
        selection={selection}
        nameOf={({ name }) => name}
      />
      {id !== null ? (
        <ProductDialog
          key={id}
          id={id}
          known={list.items?.find((product) => product.id === id)}
          onSaved={saved}
          onClose={() => open(null)}
        />
      ) : null}
      {history ? <StockHistory product={history} onClose={() => setHistory(null)} /> : null}
      {asked !== null ? (
        <DeleteProducts what={asked} actions={actions} onDelete={() => void remove()} onCancel={() => ask(null)} />
      ) : null}
    </StoreFrame>
  );
}

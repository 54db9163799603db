import { Button } from 'antd';
import { useState } from 'react';
import { apiPath } from '@ministry/api-client';
import { productCategories } from '@ministry/domain';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { commonCopy as common } from '../../../common.copy.ts';
import { Icon } from '../../../components/icon.tsx';
import { ImportLink } from '../../../components/import-link.tsx';
import { DraftsBanner } from '../../../content/drafts-banner.tsx';
import type { ListFilter } from '../../../lists/filter-chip.tsx';
import { ListFrame } from '../../../lists/list-frame.tsx';
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
import { productsCopy as copy } from './products.copy.ts';
import { StockHistory } from './stock-history.tsx';
import { useDeleteQuestion } from './use-delete-question.ts';
import { useProducts } from './use-products.ts';

const filters: ListFilter[] = [
  {
    name: 'status',
    label: common.status,
    options: {
      all: copy.all,
      active: common.active,
      inactive: copy.inactive,
      low: copy.lowStock,
      deleted: common.deleted,
    },
  },
  { name: 'category', label: common.category, options: { '': common.allCategories, ...productCategories } },
];
const drafts = { type: draftsType, copy: productCopy };

function useProductList() {
  const address = useListAddress({ status: 'all', search: '', category: '', sort: '' });
  const { page, ...asked } = address.query;
  const list = usePagedList((rows) => apiPath('/api/products', { query: { ...asked, ...rows } }), page);
  return { query: address.query, address, list };
}

/** Buttons to import and to add products. */
const AddProduct = ({ onClick }: { onClick(): void }) => (
  <>
    <ImportLink kind="products" />
    <Button type="primary" icon={<Icon name="plus" />} onClick={onClick}>
      {copy.add}
    </Button>
  </>
);

/** All products of the store: on sale, low in stock, or inactive (PROD-04 to PROD-12). */
export default function ProductsPage() {
  const { query, address, list } = useProductList();
  const selection = useSelection();
  const actions = useProducts();
  const { asked, ask, remove } = useDeleteQuestion(actions, selection);
  const [history, setHistory] = useState<Product | null>(null);
  const [opened, open] = useOpened('product');
  useShortcut('n', copy.add, () => open('new'));
  const isTrash = query.status === 'deleted';
  const id = opened === 'new' ? 'new' : Number(opened) || null;

  return (
    <StoreFrame action={<AddProduct onClick={() => open('new')} />}>
      <DraftsBanner key={`drafts ${id ?? ''}`} content={drafts} onOpen={open} />
      <ActionFailure actions={actions} isShown={asked === null} />
      <ListFrame
        name="products"
        address={address}
        list={list}
        searchLabel={copy.search}
        filters={filters}
        columns={productColumns({
          sort: query.sort,
          isTrash,
          actions,
          onEdit: (product) => open(product.id),
          onHistory: setHistory,
          onDelete: ask,
        })}
        copy={productCopy}
        selection={selection}
        nameOf={({ name }) => name}
        bulk={
          <ProductBulk
            selection={selection}
            list={list}
            isTrash={isTrash}
            actions={actions}
            onDelete={() => ask(selection.ids.length)}
          />
        }
      />
      {id !== null ? (
        <ProductDialog
          key={id}
          id={id}
          known={list.items?.find((product) => product.id === id)}
          onSaved={() => {
            open(null);
            actions.saved(id === 'new');
          }}
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

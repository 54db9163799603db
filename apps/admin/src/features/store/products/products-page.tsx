import { apiPath } from '@ministry/api-client';
import { productCategories } from '@ministry/domain';
import { useShortcut } from '@ministry/ui/use-shortcut';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { Icon } from '../../../components/icon.tsx';
import { DraftsBanner } from '../../../content/drafts-banner.tsx';
import { DataTable } from '../../../lists/data-table.tsx';
import { ListToolbar } from '../../../lists/list-toolbar.tsx';
import { SearchBox } from '../../../lists/search-box.tsx';
import { useListAddress } from '../../../lists/use-list-address.ts';
import { usePagedList } from '../../../lists/use-paged-list.ts';
import { useSelection } from '../../../lists/use-selection.ts';
import { StoreFrame } from '../store-frame.tsx';
import { useOpened } from '../../../lists/use-opened.ts';
import { DeleteProducts } from './delete-products.tsx';
import { ProductBulk } from './product-bulk.tsx';
import { productColumns } from './product-columns.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { draftsType, productCopy, type Product } from './product.ts';
import { StockHistory } from './stock-history.tsx';
import { useProducts } from './use-products.ts';

const categories = { '': 'All categories', ...productCategories };
const statuses = { all: 'All products', active: 'Active', inactive: 'Inactive', low: 'Low stock', deleted: 'Deleted' };
const drafts = { type: draftsType, copy: productCopy };

/** The products of the store, all of them: what is for sale, what is running low, what is kept back (PROD-04 to PROD-12). */
export default function ProductsPage() {
  const { query, ...address } = useListAddress({ status: 'all', search: '', category: '', sort: '' });
  const { page, ...filters } = query;
  const list = usePagedList((rows) => apiPath('/api/products', { query: { ...filters, ...rows } }), page);
  const selection = useSelection();
  const actions = useProducts();
  const [asked, setAsked] = useState<Product | number | null>(null);
  const [history, setHistory] = useState<Product | null>(null);
  const [opened, open] = useOpened('product');
  useShortcut('n', 'Add Product', () => open('new'));
  const isTrash = query.status === 'deleted';
  const id = opened === 'new' ? 'new' : Number(opened) || null;

  function ask(what: Product | number | null) {
    actions.forget();
    setAsked(what);
  }
  async function remove() {
    if (asked === null) return;
    const ids = typeof asked === 'number' ? selection.ids : [asked.id];
    if (!(await actions.act('delete', ids))) return;
    setAsked(null);
    if (typeof asked === 'number') selection.clear();
  }
  function saved() {
    open(null);
    actions.saved(id === 'new');
  }

  return (
    <StoreFrame>
      <DraftsBanner key={`drafts ${id ?? ''}`} content={drafts} onOpen={open} />
      {actions.failure && asked === null ? (
        <Alert type="error" showIcon role="alert" title={actions.failure} closable={{ onClose: actions.forget }} />
      ) : null}
      <ListToolbar
        action={
          <Button type="primary" icon={<Icon name="plus" />} onClick={() => open('new')}>
            Add Product
          </Button>
        }
      >
        <SearchBox
          label="Search products"
          value={query.search}
          onSearch={(search) => address.change({ search }, true)}
        />
        <Choice
          aria-label="Status"
          value={query.status}
          options={statuses}
          onChange={(status) => address.change({ status })}
        />
        <Choice
          aria-label="Category"
          value={query.category}
          options={categories}
          onChange={(category) => address.change({ category })}
        />
      </ListToolbar>
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

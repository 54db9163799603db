import type { TableColumnsType } from 'antd';
import { formatShillings } from '@ministry/domain';
import { commonCopy as common } from '../../../common.copy.ts';
import { Badge } from '../../../components/badge.tsx';
import { sortable } from '../../../lists/data-table.tsx';
import { actionsColumn, RowActions } from '../../../lists/row-actions.tsx';
import { dollars } from '../store.ts';
import { categoryLabel, type Product } from './product.ts';
import { ProductPicture } from './product-picture.tsx';
import { productsCopy as copy } from './products.copy.ts';
import { StockBadge } from './stock-badge.tsx';
import type { ProductActions } from './use-products.ts';
import layout from '../../../components/layout.module.css';

interface ProductColumnsOptions {
  /** Value of the `sort` query parameter of the page. */
  sort: string;
  /** Whether the list shows deleted products, which can still be restored. */
  isTrash: boolean;
  actions: ProductActions;
  onEdit(product: Product): void;
  onHistory(product: Product): void;
  onDelete(product: Product): void;
}

/** Columns: product, category, price, stock, status and actions (PROD-04 to PROD-11). */
export function productColumns(options: ProductColumnsOptions): TableColumnsType<Product> {
  const { sort, isTrash, onEdit } = options;
  return [
    {
      title: common.product,
      ...sortable('name', sort),
      render: (_, product) => <ProductCell product={product} isTrash={isTrash} onEdit={() => onEdit(product)} />,
    },
    {
      key: 'category',
      title: common.category,
      width: 124,
      responsive: ['xl'],
      render: (_, { category }) => categoryLabel(category),
    },
    {
      title: copy.price,
      ...sortable('price', sort),
      width: 190,
      align: 'right',
      responsive: ['md'],
      render: (_, product) => <Price product={product} />,
    },
    {
      title: copy.stock,
      ...sortable('stockQuantity', sort),
      width: 150,
      responsive: ['md'],
      render: (_, { stockQuantity }) => <StockBadge units={stockQuantity} />,
    },
    {
      key: 'status',
      title: common.status,
      width: 96,
      responsive: ['xl'],
      render: (_, product) => <StatusCell product={product} />,
    },
    {
      ...actionsColumn(isTrash),
      render: (_, product) => <ProductActionsCell product={product} {...options} />,
    },
  ];
}

function ProductCell({ product, isTrash, onEdit }: { product: Product; isTrash: boolean; onEdit(): void }) {
  const { name, description, imageUrl, stockQuantity } = product;
  return (
    <div className={`${layout.row} ${layout.oneLine}`}>
      <ProductPicture imageUrl={imageUrl} />
      <div className={`${layout.facts} ${layout.grow}`}>
        {isTrash ? (
          <strong>{name}</strong>
        ) : (
          <button type="button" className={layout.linkButton} onClick={onEdit}>
            {name}
          </button>
        )}
        {description ? <p className={`${layout.truncate} ${layout.muted} ${layout.grow}`}>{description}</p> : null}
        <div className={layout.onPhone}>
          <Price product={product} />
        </div>
        <div className={`${layout.row} ${layout.spaceAbove} ${layout.onLaptop}`}>
          <span className={layout.onPhone}>
            <StockBadge units={stockQuantity} />
          </span>
          <StatusCell product={product} />
        </div>
      </div>
    </div>
  );
}

/** PROD-07 */
function Price({ product: { price, priceUgx } }: { product: Product }) {
  return (
    <span className={layout.numeric}>
      <span>{formatShillings(priceUgx)}</span> <span className={layout.muted}>{dollars(price)}</span>
    </span>
  );
}

/** PROD-10 */
const StatusCell = ({ product: { isActive } }: { product: Product }) => (
  <Badge tone={isActive ? 'success' : 'secondary'}>{isActive ? common.active : copy.inactive}</Badge>
);

function ProductActionsCell({
  product,
  isTrash,
  actions,
  onEdit,
  onHistory,
  onDelete,
}: ProductColumnsOptions & { product: Product }) {
  const { id, name, isActive, stockQuantity } = product;
  if (isTrash) {
    const restore = { label: common.restore, onClick: () => void actions.act('restore', [id]) };
    return <RowActions name={name} main={restore} isBusy={actions.isBusy} />;
  }
  const items = [
    { key: 'history', label: copy.stockHistory.title, onClick: () => onHistory(product) },
    {
      key: 'active',
      label: isActive ? copy.makeInactive : copy.makeActive,
      onClick: () => void actions.act(isActive ? 'deactivate' : 'activate', [id]),
    },
    {
      key: 'out',
      label: copy.outOfStock,
      disabled: stockQuantity === 0,
      onClick: () => void actions.setUnits(id, 0),
    },
    { type: 'divider' as const },
    { key: 'delete', danger: true, label: common.delete, onClick: () => onDelete(product) },
  ];
  return <RowActions name={name} onEdit={() => onEdit(product)} items={items} isBusy={actions.isBusy} />;
}

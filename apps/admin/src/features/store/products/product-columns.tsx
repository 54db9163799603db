import type { TableColumnsType } from 'antd';
import { Button } from 'antd';
import { formatShillings } from '@ministry/domain';
import { Badge } from '../../../components/badge.tsx';
import { Icon } from '../../../components/icon.tsx';
import { MoreMenu } from '../../../components/more-menu.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { sortable } from '../../../lists/data-table.tsx';
import { dollars } from '../store.ts';
import { categoryLabel, type Product } from './product.ts';
import { ProductPicture } from './product-picture.tsx';
import { StockBadge } from './stock-badge.tsx';
import type { ProductActions } from './use-products.ts';
import styles from './products.module.css';

interface ProductColumnsOptions {
  /** As in the address. */
  sort: string;
  /** The list of those that can still be restored. */
  isTrash: boolean;
  actions: ProductActions;
  onEdit(product: Product): void;
  onHistory(product: Product): void;
  onDelete(product: Product): void;
}

/** Product, category, price, stock, status, what can be done (PROD-04 to PROD-11). */
export function productColumns(options: ProductColumnsOptions): TableColumnsType<Product> {
  const { sort, isTrash, onEdit } = options;
  return [
    {
      title: 'Product',
      ...sortable('name', sort),
      render: (_, product) => <ProductCell product={product} isTrash={isTrash} onEdit={() => onEdit(product)} />,
    },
    {
      key: 'category',
      title: 'Category',
      width: 124,
      responsive: ['lg'],
      render: (_, { category }) => categoryLabel(category),
    },
    {
      title: 'Price',
      ...sortable('price', sort),
      width: 136,
      align: 'right',
      responsive: ['md'],
      render: (_, product) => <Price product={product} />,
    },
    {
      title: 'Stock',
      ...sortable('stockQuantity', sort),
      width: 168,
      responsive: ['md'],
      render: (_, { stockQuantity }) => <StockBadge units={stockQuantity} />,
    },
    {
      key: 'status',
      title: 'Status',
      width: 106,
      responsive: ['lg'],
      render: (_, product) => <StatusCell product={product} />,
    },
    {
      key: 'actions',
      title: <VisuallyHidden>Actions</VisuallyHidden>,
      className: styles.actionsColumn ?? '',
      align: 'right',
      render: (_, product) => <RowActions product={product} {...options} />,
    },
  ];
}

function ProductCell({ product, isTrash, onEdit }: { product: Product; isTrash: boolean; onEdit(): void }) {
  const { name, description, imageUrl, stockQuantity } = product;
  return (
    <div className={styles.product}>
      <ProductPicture imageUrl={imageUrl} />
      <div>
        {isTrash ? (
          <strong>{name}</strong>
        ) : (
          <button type="button" className={styles.name} onClick={onEdit}>
            {name}
          </button>
        )}
        {description ? <p className={styles.excerpt}>{description}</p> : null}
        <div className={styles.narrowPrice}>
          <Price product={product} />
        </div>
        <div className={styles.narrowStatus}>
          <span className={styles.narrowPrice}>
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
    <span className={styles.price}>
      <span>{formatShillings(priceUgx)}</span> <span className={styles.muted}>{dollars(price)}</span>
    </span>
  );
}

/** PROD-10 */
const StatusCell = ({ product: { isActive } }: { product: Product }) => (
  <Badge tone={isActive ? 'default' : 'secondary'}>{isActive ? 'Active' : 'Inactive'}</Badge>
);

function RowActions({
  product,
  isTrash,
  actions,
  onEdit,
  onHistory,
  onDelete,
}: ProductColumnsOptions & { product: Product }) {
  const { id, name, isActive } = product;
  if (isTrash)
    return (
      <Button
        size="small"
        disabled={actions.isBusy}
        aria-label={`Restore ${name}`}
        onClick={() => void actions.act('restore', [id])}
      >
        Restore
      </Button>
    );
  const items = [
    { key: 'edit', label: 'Edit', onClick: () => onEdit(product) },
    { key: 'history', label: 'Stock history', onClick: () => onHistory(product) },
    {
      key: 'active',
      label: isActive ? 'Make inactive' : 'Make active',
      onClick: () => void actions.act(isActive ? 'deactivate' : 'activate', [id]),
    },
    { type: 'divider' as const },
    { key: 'delete', danger: true, label: 'Delete', onClick: () => onDelete(product) },
  ];
  return (
    <span className={styles.rowActions}>
      <Button
        size="small"
        className={styles.edit ?? ''}
        icon={<Icon name="edit" />}
        aria-label={`Edit ${name}`}
        onClick={() => onEdit(product)}
      >
        Edit
      </Button>
      <MoreMenu name={name} items={items} isSmall disabled={actions.isBusy} />
    </span>
  );
}

import { readableError } from '@ministry/api-client';
import type { StockMoveResponse } from '@ministry/api-client';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Drawer } from 'antd';
import { Link } from 'react-router-dom';
import { Waiting } from '../../../components/waiting.tsx';
import { formatMoment } from '../../../content/normalise.ts';
import { api } from '../../../session.ts';
import { productsPath } from '../store.ts';
import type { Product } from './product.ts';
import styles from './products.module.css';

const kinds: Record<StockMoveResponse['kind'], string> = {
  first: 'First stock',
  counted: 'Set by the office',
  ordered: 'Ordered',
  returned: 'Given back by an order',
};

/** Why the stock of a product is what it is, the newest first. */
export function StockHistory({ product, onClose }: { product: Product; onClose(): void }) {
  const path = `${productsPath}/${product.id}/stock-moves`;
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.readPage<StockMoveResponse>(path, signal),
    gcTime: 0,
  });
  return (
    <Drawer open size={520} title={`Stock of ${product.name}`} onClose={onClose}>
      {error ? (
        <Alert
          type="error"
          showIcon
          title="The stock history could not be loaded"
          description={readableError(error)}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : !data ? (
        <Waiting label="Loading the stock history…" />
      ) : (
        <ol className={styles.moves}>
          {data.items.map((move) => (
            <Move key={move.id} move={move} />
          ))}
        </ol>
      )}
    </Drawer>
  );
}

function Move({ move: { kind, change, orderId, by, createdAt } }: { move: StockMoveResponse }) {
  return (
    <li>
      <strong className={styles.change}>{change > 0 ? `+${change}` : `−${-change}`}</strong>
      <span>
        {orderId === null ? kinds[kind] : <Link to={`/store/orders?order=${orderId}`}>{kinds[kind]}</Link>}
        <span className={styles.muted}>
          {formatMoment(createdAt)}
          {by ? ` by ${by}` : ''}
        </span>
      </span>
    </li>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { Link } from 'react-router-dom';
import type { StockMovementResponse } from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Loading } from '../../../components/loading.tsx';
import { formatDateTime } from '../../../content/normalise.ts';
import { pageQuery } from '../../../reads.ts';
import type { Product } from './product.ts';
import { productsCopy as copy } from './products.copy.ts';
import layout from '../../../components/layout.module.css';

const kinds: Record<StockMovementResponse['kind'], string> = copy.stockHistory.kinds;

/** Changes of a product's stock with their reasons, the newest first. */
export function StockHistory({ product, onClose }: { product: Product; onClose(): void }) {
  const path = apiPath('/api/products/{id}/stock-moves', { path: { id: product.id } });
  const { data, error, refetch } = useQuery({
    ...pageQuery(path),
    gcTime: 0,
  });
  return (
    <Drawer open size={520} title={copy.stockHistory.of({ name: product.name })} onClose={onClose}>
      {error ? (
        <LoadFailed title={copy.stockHistory.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label={copy.stockHistory.loading} />
      ) : (
        <ol className={`${layout.lines} ${layout.plainList} ${layout.rows}`}>
          {data.items.map((move) => (
            <Move key={move.id} move={move} />
          ))}
        </ol>
      )}
    </Drawer>
  );
}

function Move({ move: { kind, change, orderId, by, createdAt } }: { move: StockMovementResponse }) {
  return (
    <li>
      <span className={layout.column}>
        {orderId === null ? kinds[kind] : <Link to={`/store/orders?order=${orderId}`}>{kinds[kind]}</Link>}
        <span className={layout.muted}>
          {by ? copy.stockHistory.momentBy({ moment: formatDateTime(createdAt), name: by }) : formatDateTime(createdAt)}
        </span>
      </span>
      <strong className={layout.numeric}>{change > 0 ? `+${change}` : `−${-change}`}</strong>
    </li>
  );
}

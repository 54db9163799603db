import { Link } from 'react-router-dom';
import { formatDollars, parseCents } from '@ministry/domain';
import { dollars } from '../store.ts';
import type { OrderDetails } from './order.ts';
import layout from '../../../components/layout.module.css';

/** What was ordered, with the prices it had then. */
export function OrderLines({ order: { items, totalAmount } }: { order: OrderDetails }) {
  return (
    <table className={`${layout.table} ${layout.figures}`}>
      <caption>What was ordered</caption>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Units</th>
          <th scope="col">Price</th>
          <th scope="col">Sum</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ productId, name, quantity, price }) => (
          <tr key={productId}>
            <th scope="row">
              <Link to={`/store?product=${productId}`}>{name}</Link>
            </th>
            <td>{quantity}</td>
            <td>{dollars(price)}</td>
            <td>{formatDollars((parseCents(price) ?? 0) * quantity)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            Total
          </th>
          <td>{dollars(totalAmount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

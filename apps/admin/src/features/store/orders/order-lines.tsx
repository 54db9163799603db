import { Link } from 'react-router-dom';
import { formatDollars, parseCents } from '@ministry/domain';
import { commonCopy as common } from '../../../common.copy.ts';
import { dollars } from '../store.ts';
import type { OrderDetails } from './order.ts';
import { ordersCopy as copy } from './orders.copy.ts';
import layout from '../../../components/layout.module.css';

/** The ordered products, at the prices of the time of the order. */
export function OrderLines({ order: { items, totalAmount } }: { order: OrderDetails }) {
  return (
    <table className={`${layout.table} ${layout.figures}`}>
      <caption>{copy.lines.title}</caption>
      <thead>
        <tr>
          <th scope="col">{common.product}</th>
          <th scope="col">{copy.lines.units}</th>
          <th scope="col">{copy.lines.price}</th>
          <th scope="col">{copy.lines.sum}</th>
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
            {copy.total}
          </th>
          <td>{dollars(totalAmount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

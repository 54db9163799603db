import { Button } from 'antd';
import { formatShillings, payingBy, type PaymentState } from '@ministry/domain';
import { formatDateTime } from '../../../content/normalise.ts';
import type { OrderDetails } from './order.ts';
import { ordersCopy as copy } from './orders.copy.ts';
import type { OrderActions } from './use-order-actions.ts';
import layout from '../../../components/layout.module.css';

const states: Record<PaymentState, string> = copy.payments.states;
const providers: Record<OrderDetails['payments'][number]['provider'], string> = {
  pesapal: 'Pesapal',
  flutterwave: 'Flutterwave',
  sandbox: copy.payments.testPayment,
};

/** The attempts to pay online, each with the response of the provider and a button to ask it again. */
export function OrderPayments({ payments, actions }: { payments: OrderDetails['payments']; actions: OrderActions }) {
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="order-payments">
      <h3 id="order-payments" className={layout.spaceBelow}>
        {copy.payments.title}
      </h3>
      <ul className={`${layout.plainList} ${layout.pairs} ${layout.lines}`}>
        {payments.map(({ reference, provider, method, amount, status, createdAt, receipt, remark }) => (
          <li key={reference}>
            <span className={layout.column}>
              <strong className={layout.strong}>
                {formatShillings(amount)}, {states[status]}
              </strong>
              <span className={layout.muted}>
                {providers[provider]}
                {method ? `, ${payingBy[method].toLowerCase()}` : ''} · {formatDateTime(createdAt)} ·{' '}
                {receipt ?? reference}
              </span>
              {remark ? <span>{remark}</span> : null}
            </span>
            {status === 'completed' || status === 'reversed' ? null : (
              <Button
                size="small"
                disabled={actions.isBusy}
                aria-label={copy.payments.askAgainAbout({ reference })}
                onClick={() => void actions.askAgain(reference)}
              >
                {copy.payments.askAgain}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

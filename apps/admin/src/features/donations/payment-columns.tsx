import type { PaymentRecordResponse } from '@ministry/api-client';
import { formatShillings, payingBy } from '@ministry/domain';
import { Button } from 'antd';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/badge.tsx';
import { DateTime } from '../../components/date-time.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { paymentStates, paymentTones, providers } from './donations.copy.ts';
import styles from './donations.module.css';

interface PaymentColumnsOptions {
  /** Reference of the payment that a provider is being asked about. */
  asking: string | null;
  /** Reference of the payment that is being marked as settled. */
  settling: string | null;
  onAsk(payment: PaymentRecordResponse): void;
  /** What did not fit has been seen to. */
  onSettle(payment: PaymentRecordResponse): void;
}

/** Who pays, how much, through whom, what became of it, asking again, and saying that what did not fit is settled. */
export function paymentColumns({
  asking,
  settling,
  onAsk,
  onSettle,
}: PaymentColumnsOptions): TableColumnsType<PaymentRecordResponse> {
  // What was taken back is at its end.
  const ask = (payment: PaymentRecordResponse) =>
    payment.status === 'reversed' ? null : (
      <Button
        disabled={asking !== null}
        aria-label={`Ask again about payment ${payment.reference}`}
        onClick={() => onAsk(payment)}
      >
        {asking === payment.reference ? 'Asking…' : 'Ask again'}
      </Button>
    );
  const settle = (payment: PaymentRecordResponse) =>
    payment.needsLook ? (
      <Button
        disabled={settling !== null}
        aria-label={`Payment ${payment.reference} is settled`}
        onClick={() => onSettle(payment)}
      >
        {settling === payment.reference ? 'Marking…' : 'Settled'}
      </Button>
    ) : null;
  const actions = (payment: PaymentRecordResponse) => (
    <div className={styles.actions}>
      {settle(payment)}
      {ask(payment)}
    </div>
  );
  return [
    {
      key: 'payer',
      title: 'Who pays',
      render: (_, payment) => (
        <>
          <strong>{payment.payer.name}</strong>
          <div className={styles.email}>{payment.payer.email}</div>
          <div className={styles.reference}>{payment.reference}</div>
          <div className={styles.narrowDay}>
            <DateTime iso={payment.createdAt} />
          </div>
          <div className={styles.narrow}>
            <Through payment={payment} />
          </div>
          <div className={styles.narrowDay}>
            <StatusCell payment={payment} />
            {actions(payment)}
          </div>
        </>
      ),
    },
    {
      key: 'amount',
      title: 'Amount',
      align: 'right',
      className: styles.amountColumn ?? '',
      render: (_, payment) => <Sum payment={payment} />,
    },
    {
      key: 'through',
      title: 'Through',
      width: 140,
      responsive: ['lg'],
      render: (_, payment) => <Through payment={payment} />,
    },
    { key: 'status', title: 'State', responsive: ['md'], render: (_, payment) => <StatusCell payment={payment} /> },
    {
      key: 'begun',
      title: 'Begun',
      width: 166,
      responsive: ['md'],
      render: (_, { createdAt }) => <DateTime iso={createdAt} />,
    },
    {
      key: 'ask',
      title: <VisuallyHidden>Actions</VisuallyHidden>,
      width: 138,
      align: 'right',
      responsive: ['md'],
      render: (_, payment) => actions(payment),
    },
  ];
}

/** What it is for is said under the sum: a gift, or the order it leads to. */
function Sum({ payment: { amount, purpose, subjectId } }: { payment: PaymentRecordResponse }) {
  return (
    <span className={styles.amount}>
      {formatShillings(amount)}
      {purpose === 'order' ? (
        <Link to={`/store/orders?order=${subjectId}`}>Order</Link>
      ) : (
        <span className={styles.muted}>Gift</span>
      )}
    </span>
  );
}

function Through({ payment: { provider, method } }: { payment: PaymentRecordResponse }) {
  return (
    <span className={styles.through}>
      {providers[provider]}
      {method ? <span className={styles.muted}>{payingBy[method]}</span> : null}
    </span>
  );
}

function StatusCell({ payment: { status, remark, needsLook } }: { payment: PaymentRecordResponse }) {
  return (
    <div className={styles.status}>
      <Badge tone={paymentTones[status]}>{paymentStates[status]}</Badge>
      {needsLook ? <Badge tone="destructive">Needs a look</Badge> : null}
      {remark ? <span>{remark}</span> : null}
    </div>
  );
}

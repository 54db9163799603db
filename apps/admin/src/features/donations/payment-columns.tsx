import type { PaymentRecordResponse } from '@ministry/api-client';
import { formatShillings, payingBy } from '@ministry/domain';
import { Button } from 'antd';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/badge.tsx';
import { Moment } from '../../components/moment.tsx';
import { paymentStates, paymentTones, providers } from './donations.content.ts';
import styles from './donations.module.css';

interface PaymentColumnsOptions {
  /** Reference of the payment that a provider is being asked about. */
  asking: string | null;
  onAsk(payment: PaymentRecordResponse): void;
}

/** Who pays, how much, through whom, what became of it, and asking again. */
export function paymentColumns({ asking, onAsk }: PaymentColumnsOptions): TableColumnsType<PaymentRecordResponse> {
  // What was taken back is at its end.
  const ask = (payment: PaymentRecordResponse) =>
    payment.status === 'reversed' ? null : (
      <Button disabled={asking !== null} aria-label={`Ask again about payment ${payment.reference}`} onClick={() => onAsk(payment)}>
        {asking === payment.reference ? 'Asking…' : 'Ask again'}
      </Button>
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
            <Moment iso={payment.createdAt} />
          </div>
          <div className={styles.narrow}>
            <Through payment={payment} />
          </div>
          <div className={styles.narrowDay}>
            <Standing payment={payment} />
            {ask(payment)}
          </div>
        </>
      ),
    },
    { key: 'amount', title: 'Amount', align: 'right', className: styles.amountColumn ?? '', render: (_, payment) => <Sum payment={payment} /> },
    { key: 'through', title: 'Through', width: 140, responsive: ['lg'], render: (_, payment) => <Through payment={payment} /> },
    { key: 'standing', title: 'State', responsive: ['md'], render: (_, payment) => <Standing payment={payment} /> },
    { key: 'begun', title: 'Begun', width: 166, responsive: ['md'], render: (_, { createdAt }) => <Moment iso={createdAt} /> },
    { key: 'ask', title: <span className={styles.spoken}>Actions</span>, width: 122, align: 'right', responsive: ['md'], render: (_, payment) => ask(payment) },
  ];
}

/** What it is for is said under the sum: a gift, or the order it leads to. */
function Sum({ payment: { amount, purpose, subjectId } }: { payment: PaymentRecordResponse }) {
  return (
    <span className={styles.amount}>
      {formatShillings(amount)}
      {purpose === 'order' ? <Link to={`/store/orders?order=${subjectId}`}>Order</Link> : <span className={styles.muted}>Gift</span>}
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

function Standing({ payment: { status, remark } }: { payment: PaymentRecordResponse }) {
  return (
    <div className={styles.standing}>
      <Badge tone={paymentTones[status]}>{paymentStates[status]}</Badge>
      {remark ? <span>{remark}</span> : null}
    </div>
  );
}

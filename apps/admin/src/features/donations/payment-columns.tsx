import type { TableColumnsType } from 'antd';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PaymentRecordResponse } from '@ministry/api-client';
import { formatShillings, payingBy } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Badge } from '../../components/badge.tsx';
import { DateTime } from '../../components/date-time.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { donationsCopy as copy } from './donations.copy.ts';
import { paymentStates, paymentTones, providers } from './labels.ts';
import layout from '../../components/layout.module.css';
import styles from './donations.module.css';

interface PaymentColumnsOptions {
  /** Reference of the payment that the provider is being asked about. */
  asking: string | null;
  /** Reference of the payment that is being marked as settled. */
  settling: string | null;
  onAsk(payment: PaymentRecordResponse): void;
  /** Marks the problem of a payment as settled. */
  onSettle(payment: PaymentRecordResponse): void;
}

/** Columns: payer, amount, provider and status, with actions to ask the provider again and to mark a problem as settled. */
export function paymentColumns(options: PaymentColumnsOptions): TableColumnsType<PaymentRecordResponse> {
  const actions = (payment: PaymentRecordResponse) => <PaymentActions payment={payment} {...options} />;
  return [
    {
      key: 'payer',
      title: copy.online.payer,
      render: (_, payment) => <PayerCell payment={payment} actions={actions(payment)} />,
    },
    {
      key: 'amount',
      title: copy.amount,
      align: 'right',
      className: styles.amountColumn ?? '',
      render: (_, payment) => <Sum payment={payment} />,
    },
    {
      key: 'through',
      title: copy.online.through,
      width: 140,
      responsive: ['lg'],
      render: (_, payment) => <Through payment={payment} />,
    },
    {
      key: 'status',
      title: copy.filters.state,
      responsive: ['md'],
      render: (_, payment) => <StatusCell payment={payment} />,
    },
    {
      key: 'begun',
      title: copy.online.begun,
      width: 166,
      responsive: ['md'],
      render: (_, { createdAt }) => <DateTime iso={createdAt} />,
    },
    {
      key: 'actions',
      title: <VisuallyHidden>{common.actions}</VisuallyHidden>,
      width: 138,
      align: 'right',
      responsive: ['md'],
      render: (_, payment) => actions(payment),
    },
  ];
}

/** The payer; on narrow screens all other facts too. */
function PayerCell({ payment, actions }: { payment: PaymentRecordResponse; actions: ReactNode }) {
  return (
    <>
      <strong>{payment.payer.name}</strong>
      <div className={layout.muted}>{payment.payer.email}</div>
      <div className={`${layout.muted} ${layout.small}`}>{payment.reference}</div>
      <div className={`${layout.spaceAbove} ${layout.muted} ${layout.onPhone}`}>
        <DateTime iso={payment.createdAt} />
      </div>
      <div className={`${layout.spaceAbove} ${layout.muted} ${layout.onTablet}`}>
        <Through payment={payment} />
      </div>
      <div className={`${layout.spaceAbove} ${layout.muted} ${layout.onPhone}`}>
        <StatusCell payment={payment} />
        {actions}
      </div>
    </>
  );
}

function PaymentActions({
  payment,
  asking,
  settling,
  onAsk,
  onSettle,
}: PaymentColumnsOptions & { payment: PaymentRecordResponse }) {
  const { reference, status, needsReview } = payment;
  return (
    <div className={layout.stackTight}>
      {needsReview ? (
        <Button
          disabled={settling !== null}
          aria-label={copy.online.settleOne({ reference })}
          onClick={() => onSettle(payment)}
        >
          {settling === reference ? copy.online.settling : copy.online.settled}
        </Button>
      ) : null}
      {/* A reversed payment is final. */}
      {status === 'reversed' ? null : (
        <Button
          disabled={asking !== null}
          aria-label={copy.online.askAgainAbout({ reference })}
          onClick={() => onAsk(payment)}
        >
          {asking === reference ? copy.online.asking : copy.online.askAgain}
        </Button>
      )}
    </div>
  );
}

/** The amount, with what it is for below: a gift, or a link to the order. */
function Sum({ payment: { amount, purpose, subjectId } }: { payment: PaymentRecordResponse }) {
  return (
    <span className={`${layout.numeric} ${styles.amount}`}>
      {formatShillings(amount)}
      {purpose === 'order' ? (
        <Link to={`/store/orders?order=${subjectId}`}>{common.order}</Link>
      ) : (
        <span className={layout.muted}>{copy.online.gift}</span>
      )}
    </span>
  );
}

function Through({ payment: { provider, method } }: { payment: PaymentRecordResponse }) {
  return (
    <span className={layout.column}>
      {providers[provider]}
      {method ? <span className={layout.muted}>{payingBy[method]}</span> : null}
    </span>
  );
}

function StatusCell({ payment: { status, remark, needsReview } }: { payment: PaymentRecordResponse }) {
  return (
    <div className={`${layout.stackTight} ${layout.start}`}>
      <Badge tone={paymentTones[status]}>{paymentStates[status]}</Badge>
      {needsReview ? <Badge tone="destructive">{copy.online.needsReview}</Badge> : null}
      {remark ? <span>{remark}</span> : null}
    </div>
  );
}

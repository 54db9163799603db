import type { TableColumnsType } from 'antd';
import { Button } from 'antd';
import type { OutboxMessageResponse } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { formatDateTime } from '../../content/normalise.ts';
import { deliveryStatus, namesOf, subjectOf } from './delivery.ts';
import { outboxCopy as copy } from './outbox.copy.ts';
import layout from '../../components/layout.module.css';

interface OutboxColumnsOptions {
  isBusy: boolean;
  onResend(message: OutboxMessageResponse): void;
}

/** Columns: message, creation time, delivery status with its reason, and a button to send it again. */
export const outboxColumns = ({ isBusy, onResend }: OutboxColumnsOptions): TableColumnsType<OutboxMessageResponse> => [
  {
    key: 'message',
    title: copy.message,
    render: (_, message) => (
      <>
        <span className={`${layout.strong} ${layout.block}`}>{subjectOf(message)}</span>
        <span className={`${layout.muted} ${layout.block}`}>{copy.recipients[message.channel](message)}</span>
        <span className={layout.onPhone}>
          <StatusCell message={message} />
          <Resend message={message} isBusy={isBusy} onResend={onResend} />
        </span>
      </>
    ),
  },
  {
    key: 'createdAt',
    title: copy.written,
    width: 170,
    responsive: ['lg'],
    render: (_, { createdAt }) => formatDateTime(createdAt),
  },
  { key: 'status', title: common.status, responsive: ['md'], render: (_, message) => <StatusCell message={message} /> },
  {
    key: 'actions',
    title: <VisuallyHidden>{common.actions}</VisuallyHidden>,
    width: 186,
    align: 'right',
    // On phones the button is below the message, which needs the width.
    responsive: ['md'],
    render: (_, message) => <Resend message={message} isBusy={isBusy} onResend={onResend} />,
  },
];

function Resend({ message, isBusy, onResend }: OutboxColumnsOptions & { message: OutboxMessageResponse }) {
  return (
    <Button
      disabled={isBusy}
      onClick={() => onResend(message)}
      aria-label={copy.resendNamed[message.status](namesOf(message))}
    >
      {copy.resend[message.status]}
    </Button>
  );
}

const tones = { sent: layout.muted, waiting: layout.warning, dead: layout.error };

function StatusCell({ message }: { message: OutboxMessageResponse }) {
  return (
    <>
      <div className={tones[message.status]}>{deliveryStatus(message)}</div>
      {message.lastError && message.status !== 'sent' ? <div className={layout.error}>{message.lastError}</div> : null}
    </>
  );
}

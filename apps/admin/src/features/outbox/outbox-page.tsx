import { Alert, Button } from 'antd';
import { apiPath } from '@ministry/api-client';
import { PageFrame } from '../../components/page-frame.tsx';
import { BulkActions } from '../../lists/bulk-actions.tsx';
import { ListFrame } from '../../lists/list-frame.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { useSelection } from '../../lists/use-selection.ts';
import { useStats } from '../../use-stats.ts';
import { channels, statuses, subjectOf, withoutSender } from './outbox.copy.ts';
import { outboxColumns } from './outbox-columns.tsx';
import { useResend } from './use-resend.ts';

const filters = [
  { name: 'status', label: 'Status', options: statuses },
  { name: 'channel', label: 'Kind', options: channels },
];

/** Mails and texts on their way out: what was sent, what waits, what could not be delivered and why. */
export default function OutboxPage() {
  const address = useListAddress({ status: 'all', channel: '', search: '' });
  const { page, ...asked } = address.query;
  const list = usePagedList((rows) => apiPath('/api/outbox', { query: { ...asked, ...rows } }), page);
  const selection = useSelection();
  const resend = useResend();
  const { data } = useStats();
  const toFiles = data?.outbox ? withoutSender(data.outbox) : '';

  async function resendSelected() {
    selection.set(await resend.several(selection.ids));
  }
  return (
    <PageFrame
      title="Outbox"
      lead="Confirmations and answers by e-mail and text. What cannot be sent is tried again with growing pauses, for two days."
      action={
        <Button disabled={list.isFetching} onClick={list.refetch}>
          Refresh
        </Button>
      }
    >
      {toFiles ? (
        <Alert
          type="warning"
          showIcon
          title={`No sender for ${toFiles} is set up`}
          description="'Sent' means here that the message was written to a file in the server's outbox folder. Whoever looks after the server finds the settings SMTP_URL and SMS_URL in .env.example."
        />
      ) : null}
      <ListFrame
        name="outbox"
        address={address}
        list={list}
        searchLabel="Search the outbox"
        filters={filters}
        wraps
        columns={outboxColumns({ isBusy: resend.isBusy, onResend: (message) => void resend.one(message) })}
        copy={{ one: 'message', many: 'messages', nothingYet: 'No message has been written yet.' }}
        selection={selection}
        bulk={
          <BulkActions selection={selection} list={list} progress={resend.progress}>
            {(canRun) => (
              <Button disabled={!canRun || resend.isBusy} onClick={() => void resendSelected()}>
                Send again
              </Button>
            )}
          </BulkActions>
        }
        nameOf={(message) => `${subjectOf(message)} to ${message.recipient}`}
      />
    </PageFrame>
  );
}

import { Alert, Button } from 'antd';
import { apiPath } from '@ministry/api-client';
import { contentLimits } from '@ministry/domain';
import { Choice } from '../../components/choice.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { BulkActions } from '../../lists/bulk-actions.tsx';
import { DataTable } from '../../lists/data-table.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { SearchBox } from '../../lists/search-box.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { useSelection } from '../../lists/use-selection.ts';
import { useStats } from '../../use-stats.ts';
import { channels, statuses, subjectOf, withoutSender } from './outbox.copy.ts';
import { outboxColumns } from './outbox-columns.tsx';
import { useResend } from './use-resend.ts';

/** Mails and texts on their way out: what was sent, what waits, what could not be delivered and why. */
export default function OutboxPage() {
  const address = useListAddress({ status: 'all', channel: '', search: '' });
  const { query, change } = address;
  const { page, ...filters } = query;
  const list = usePagedList((rows) => apiPath('/api/outbox', { query: { ...filters, ...rows } }), page);
  const selection = useSelection();
  const resend = useResend();
  const { data } = useStats();
  const toFiles = data ? withoutSender(data.outbox) : '';

  async function resendSelected() {
    if (await resend.several(selection.ids)) selection.clear();
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
      <ListToolbar>
        <SearchBox label="Search the outbox" value={query.search} onSearch={(search) => change({ search }, true)} />
        <Choice aria-label="Status" value={query.status} options={statuses} onChange={(status) => change({ status })} />
        <Choice
          aria-label="Kind"
          value={query.channel}
          options={channels}
          onChange={(channel) => change({ channel })}
        />
      </ListToolbar>
      <BulkActions selection={selection} most={contentLimits.bulkItems}>
        {(canRun) => (
          <Button disabled={!canRun || resend.isBusy} onClick={() => void resendSelected()}>
            Send again
          </Button>
        )}
      </BulkActions>
      <DataTable
        list={list}
        columns={outboxColumns({ isBusy: resend.isBusy, onResend: (message) => void resend.one(message) })}
        copy={{ one: 'message', many: 'messages', nothingYet: 'No message has been written yet.' }}
        isNarrowed={address.isNarrowed}
        onClear={address.clear}
        onChange={change}
        selection={selection}
        nameOf={(message) => `${subjectOf(message)} to ${message.recipient}`}
      />
    </PageFrame>
  );
}

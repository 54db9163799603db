import { Alert, Button } from 'antd';
import { apiPath } from '@ministry/api-client';
import { commonCopy as common } from '../../common.copy.ts';
import { PageFrame } from '../../components/page-frame.tsx';
import { withoutSender } from '../../components/without-sender.ts';
import { BulkActions } from '../../lists/bulk-actions.tsx';
import { ListFrame } from '../../lists/list-frame.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { useSelection } from '../../lists/use-selection.ts';
import { useStats } from '../../use-stats.ts';
import { namesOf } from './delivery.ts';
import { outboxCopy as copy } from './outbox.copy.ts';
import { outboxColumns } from './outbox-columns.tsx';
import { useResend } from './use-resend.ts';

const { all: allChannels, ...channels } = copy.channels;
const filters = [
  { name: 'status', label: common.status, options: copy.statuses },
  { name: 'channel', label: common.kind, options: { '': allChannels, ...channels } },
];

/** Outgoing e-mails, text messages and notifications: sent, waiting, or failed and why. */
export default function OutboxPage() {
  const address = useListAddress({ status: 'all', channel: '', search: '' });
  const { page, ...asked } = address.query;
  const list = usePagedList((rows) => apiPath('/api/outbox', { query: { ...asked, ...rows } }), page);
  const selection = useSelection();
  const resend = useResend();
  const { data } = useStats();
  const toFiles = data?.outbox ? withoutSender(data.outbox) : null;

  async function resendSelected() {
    selection.set(await resend.several(selection.ids));
  }
  return (
    <PageFrame
      title={copy.title}
      lead={copy.lead}
      action={
        <Button disabled={list.isFetching} onClick={list.refetch}>
          {common.refresh}
        </Button>
      }
    >
      {toFiles ? (
        <Alert type="warning" showIcon title={copy.noSender[toFiles]} description={copy.noSender.hint} />
      ) : null}
      <ListFrame
        name="outbox"
        address={address}
        list={list}
        searchLabel={copy.search}
        filters={filters}
        wraps
        columns={outboxColumns({ isBusy: resend.isBusy, onResend: (message) => void resend.one(message) })}
        copy={copy.list}
        selection={selection}
        bulk={
          <BulkActions selection={selection} list={list} progress={resend.progress}>
            {(canRun) => (
              <Button disabled={!canRun || resend.isBusy} onClick={() => void resendSelected()}>
                {copy.sendAgain}
              </Button>
            )}
          </BulkActions>
        }
        nameOf={(message) => copy.named(namesOf(message))}
      />
    </PageFrame>
  );
}

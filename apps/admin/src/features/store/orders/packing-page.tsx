import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { apiPath } from '@ministry/api-client';
import { orderStates } from '@ministry/domain';
import { commonCopy as common } from '../../../common.copy.ts';
import { BackLink } from '../../../components/back-link.tsx';
import { Choice } from '../../../components/choice.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Loading } from '../../../components/loading.tsx';
import { PageFrame } from '../../../components/page-frame.tsx';
import { ListEmpty } from '../../../lists/list-states.tsx';
import { useListAddress } from '../../../lists/use-list-address.ts';
import { readQuery } from '../../../reads.ts';
import { ordersCopy as copy } from './orders.copy.ts';
import { PackingSheet } from './packing-sheet.tsx';
import layout from '../../../components/layout.module.css';

const statuses = {
  all: copy.packing.pendingAndProcessing,
  pending: orderStates.pending,
  processing: orderStates.processing,
};
const listCopy = { many: copy.packing.many, nothingYet: copy.packing.nothingYet };

/** Packing list: the products to take from the shelf, and the contents of each bag. Used on the screen in the store room or printed. */
export default function PackingPage() {
  const { query, change, clear, isNarrowed } = useListAddress({ status: 'all' });
  const path = apiPath('/api/orders/packing-list', { query: { status: query.status } });
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...readQuery(path),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <PageFrame
      title={copy.packing.title}
      lead={copy.packing.lead}
      back={<BackLink to="/store/orders">{common.orders}</BackLink>}
      action={
        <span className={layout.row}>
          <Choice
            aria-label={common.status}
            value={query.status}
            options={statuses}
            onChange={(status) => change({ status })}
          />
          <Button
            type="primary"
            disabled={isFetching || !data || data.orders.length === 0}
            onClick={() => window.print()}
          >
            {common.print}
          </Button>
        </span>
      }
    >
      {error ? (
        <LoadFailed title={copy.packing.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label={copy.packing.loading} />
      ) : data.orders.length === 0 ? (
        <ListEmpty isNarrowed={isNarrowed} copy={listCopy} onClear={clear} />
      ) : (
        <PackingSheet list={data} now={new Date(dataUpdatedAt)} />
      )}
    </PageFrame>
  );
}

import { pathWith, readableError } from '@ministry/api-client';
import type { PackingListResponse } from '@ministry/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { BackLink } from '../../../components/back-link.tsx';
import { Choice } from '../../../components/choice.tsx';
import { PageFrame } from '../../../components/page-frame.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { ListEmpty } from '../../../lists/list-states.tsx';
import { useListAddress } from '../../../lists/use-list-address.ts';
import { api } from '../../../session.ts';
import { ordersPath } from '../store.ts';
import { PackingSheet } from './packing-sheet.tsx';
import styles from './packing.module.css';

const statuses = { open: 'Pending and processing', pending: 'Pending', processing: 'Processing' };
const words = { many: 'orders to pack', nothingYet: 'Nothing is to be packed now.' };

/** What to bring from the shelf and what goes into which bag, on the screen in the store room or on paper. */
export default function PackingPage() {
  const { query, change, clear, isNarrowed } = useListAddress({ status: 'open' });
  const path = pathWith(`${ordersPath}/packing-list`, { status: query.status });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.read<PackingListResponse>(path, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <PageFrame
      title="Packing list"
      lead="Orders that are paid, or paid when they are fetched; the oldest first."
      back={<BackLink to="/store/orders">Orders</BackLink>}
      action={
        <span className={styles.choose}>
          <Choice
            aria-label="Status"
            value={query.status}
            options={statuses}
            onChange={(status) => change({ status })}
          />
          <Button
            type="primary"
            disabled={isFetching || !data || data.orders.length === 0}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </span>
      }
    >
      {error ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title="The packing list could not be loaded"
          description={readableError(error)}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : !data ? (
        <Waiting label="Loading the packing list…" />
      ) : data.orders.length === 0 ? (
        <ListEmpty isNarrowed={isNarrowed} words={words} onClear={clear} />
      ) : (
        <PackingSheet list={data} now={new Date()} />
      )}
    </PageFrame>
  );
}

import { apiPath, dataOf, readableError } from '@ministry/api-client';
import type { PaymentRecordResponse } from '@ministry/api-client';
import { showToast } from '@ministry/ui';
import { useState } from 'react';
import { Choice } from '../../components/choice.tsx';
import { DataTable } from '../../lists/data-table.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { SearchBox } from '../../lists/search-box.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { api } from '../../session.ts';
import { paymentFilters, paymentStates, paymentCopy, providers } from './donations.copy.ts';
import { DonationsFrame } from './donations-frame.tsx';
import { paymentColumns } from './payment-columns.tsx';

/** Attempts to pay online: what is under way, what came to nothing and why; a provider can be asked again. */
export default function PaymentsPage() {
  const { query, ...address } = useListAddress({ search: '', status: '', purpose: '', needsLook: '' });
  const { page, ...filters } = query;
  const list = usePagedList((rows) => apiPath('/api/payments', { query: { ...filters, ...rows } }), page);
  const [asking, setAsking] = useState<string | null>(null);
  const [settling, setSettling] = useState<string | null>(null);

  async function ask({ reference, provider, status: before }: PaymentRecordResponse) {
    setAsking(reference);
    try {
      const { status } = await dataOf(
        api.calls.POST('/api/payments/{reference}/check', { params: { path: { reference } } }),
      );
      showToast({
        title: `${providers[provider]}: ${paymentStates[status].toLowerCase()}`,
        description:
          status === before ? 'Nothing has changed.' : `It was ${paymentStates[before].toLowerCase()} before.`,
      });
      list.refetch();
    } catch (error) {
      showToast({
        title: 'The provider could not be asked',
        description: readableError(error),
        variant: 'destructive',
      });
    } finally {
      setAsking(null);
    }
  }

  async function settle({ reference }: PaymentRecordResponse) {
    setSettling(reference);
    try {
      await dataOf(api.calls.POST('/api/payments/{reference}/settled', { params: { path: { reference } } }));
      showToast({ title: 'Marked as settled' });
      list.refetch();
    } catch (error) {
      showToast({ title: 'This could not be marked', description: readableError(error), variant: 'destructive' });
    } finally {
      setSettling(null);
    }
  }
  return (
    <DonationsFrame>
      <ListToolbar>
        <SearchBox
          label="Search payments"
          value={query.search}
          onSearch={(search) => address.change({ search }, true)}
        />
        <Choice
          aria-label="State"
          value={query.status}
          options={paymentFilters.status}
          onChange={(status) => address.change({ status })}
        />
        <Choice
          aria-label="Gifts or store"
          value={query.purpose}
          options={paymentFilters.purpose}
          onChange={(purpose) => address.change({ purpose })}
        />
        <Choice
          aria-label="Attention"
          value={query.needsLook}
          options={paymentFilters.needsLook}
          onChange={(needsLook) => address.change({ needsLook })}
        />
      </ListToolbar>
      <DataTable
        list={list}
        columns={paymentColumns({
          asking,
          settling,
          onAsk: (payment) => void ask(payment),
          onSettle: (payment) => void settle(payment),
        })}
        copy={paymentCopy}
        isNarrowed={address.isNarrowed}
        onClear={address.clear}
        onChange={address.change}
        nameOf={({ reference }) => `payment ${reference}`}
      />
    </DonationsFrame>
  );
}

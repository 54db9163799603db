import { apiPath } from '@ministry/api-client';
import { DataTable } from '../../lists/data-table.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { SearchBox } from '../../lists/search-box.tsx';
import { ToolbarChoices } from '../../lists/toolbar-choices.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { paymentCopy, paymentFilters } from './donations.copy.ts';
import { DonationsFrame } from './donations-frame.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { usePaymentActions } from './use-payment-actions.ts';

const choices = [
  { name: 'status', label: 'State', options: paymentFilters.status },
  { name: 'purpose', label: 'Gifts or store', options: paymentFilters.purpose },
  { name: 'needsReview', label: 'Attention', options: paymentFilters.needsReview },
] as const;

/** Attempts to pay online: what is under way, what came to nothing and why; a provider can be asked again. */
export default function PaymentsPage() {
  const { query, ...address } = useListAddress({ search: '', status: 'all', purpose: '', needsReview: '' });
  const { page, ...filters } = query;
  const list = usePagedList((rows) => apiPath('/api/payments', { query: { ...filters, ...rows } }), page);
  const actions = usePaymentActions(list.refetch);

  return (
    <DonationsFrame>
      <ListToolbar>
        <SearchBox
          label="Search payments"
          value={query.search}
          onSearch={(search) => address.change({ search }, true)}
        />
        <ToolbarChoices choices={choices} query={query} onChange={address.change} />
      </ListToolbar>
      <DataTable
        list={list}
        columns={paymentColumns(actions)}
        copy={paymentCopy}
        isNarrowed={address.isNarrowed}
        onClear={address.clear}
        onChange={address.change}
        nameOf={({ reference }) => `payment ${reference}`}
      />
    </DonationsFrame>
  );
}

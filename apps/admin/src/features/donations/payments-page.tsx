import { apiPath } from '@ministry/api-client';
import { ListFrame } from '../../lists/list-frame.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { paymentCopy, paymentFilters } from './donations.copy.ts';
import { DonationsFrame } from './donations-frame.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { usePaymentActions } from './use-payment-actions.ts';

const filters = [
  { name: 'status', label: 'State', options: paymentFilters.status },
  { name: 'purpose', label: 'Gifts or store', options: paymentFilters.purpose },
  { name: 'needsReview', label: 'Attention', options: paymentFilters.needsReview },
] as const;

/** Attempts to pay online: what is under way, what came to nothing and why; a provider can be asked again. */
export default function PaymentsPage() {
  const address = useListAddress({ search: '', status: 'all', purpose: '', needsReview: '' });
  const { page, ...asked } = address.query;
  const list = usePagedList((rows) => apiPath('/api/payments', { query: { ...asked, ...rows } }), page);
  const actions = usePaymentActions(list.refetch);

  return (
    <DonationsFrame>
      <ListFrame
        name="payments"
        address={address}
        list={list}
        searchLabel="Search payments"
        filters={filters}
        columns={paymentColumns(actions)}
        copy={paymentCopy}
        wraps
        nameOf={({ reference }) => `payment ${reference}`}
      />
    </DonationsFrame>
  );
}

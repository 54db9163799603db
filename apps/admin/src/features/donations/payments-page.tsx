import { apiPath } from '@ministry/api-client';
import { ListFrame } from '../../lists/list-frame.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { donationsCopy as copy } from './donations.copy.ts';
import { DonationsFrame } from './donations-frame.tsx';
import { paymentCopy, paymentFilters } from './labels.ts';
import { paymentColumns } from './payment-columns.tsx';
import { usePaymentActions } from './use-payment-actions.ts';

const filters = [
  { name: 'status', label: copy.filters.state, options: paymentFilters.status },
  { name: 'purpose', label: copy.filters.giftsOrStore, options: paymentFilters.purpose },
  { name: 'needsReview', label: copy.filters.attention, options: paymentFilters.needsReview },
] as const;

/** Attempts to pay online: pending, failed and why. A provider can be asked again. */
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
        searchLabel={copy.online.search}
        filters={filters}
        columns={paymentColumns(actions)}
        copy={paymentCopy}
        wraps
        nameOf={({ reference }) => copy.paymentName({ reference })}
      />
    </DonationsFrame>
  );
}

import { apiPath } from '@ministry/api-client';
import { ListFrame } from '../../lists/list-frame.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { usePagedList } from '../../lists/use-paged-list.ts';
import { paymentCopy, paymentFilters } from './donations.copy.ts';
import { DonationsFrame } from './donations-frame.tsx';
import { donationsTexts } from './donations-texts.copy.ts';
import { paymentColumns } from './payment-columns.tsx';
import { usePaymentActions } from './use-payment-actions.ts';

const filters = [
  { name: 'status', label: donationsTexts.state, options: paymentFilters.status },
  { name: 'purpose', label: donationsTexts.giftsOrStore, options: paymentFilters.purpose },
  { name: 'needsReview', label: donationsTexts.attention, options: paymentFilters.needsReview },
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
        searchLabel={donationsTexts.searchPayments}
        filters={filters}
        columns={paymentColumns(actions)}
        copy={paymentCopy}
        wraps
        nameOf={({ reference }) => donationsTexts.payment({ reference })}
      />
    </DonationsFrame>
  );
}

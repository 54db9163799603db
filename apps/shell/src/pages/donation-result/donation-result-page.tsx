import { useLocation, useSearchParams } from 'react-router-dom';
import type { PageModule } from '../../app/page.tsx';
import { GiftOutcome } from '../../features/giving/components/gift-outcome.tsx';
import { referenceOf } from '../../features/giving/outcome.ts';
import { paymentPath } from '../../payments/use-payment.ts';

/** NAV-67, NAV-68: the providers redirect here; both addresses show the donation's real status. */
function DonationResultPage() {
  const [search] = useSearchParams();
  return (
    <GiftOutcome reference={referenceOf(search)} cameBack={useLocation().pathname.startsWith('/donation-cancelled')} />
  );
}

export const page: PageModule = {
  Component: DonationResultPage,
  // Hydrated on idle to read the status of the payment.
  hydrateOnIdle: () => '',
  query: ['order_id', 'session_id'],
  reads: ({ search }) => {
    const reference = referenceOf(search);
    return reference === '' ? [] : [paymentPath(reference)];
  },
};

import { PageFrame } from '../../components/page-frame.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import { useMay } from '../../use-may.ts';
import { useStats } from '../../use-stats.ts';
import { inboxCopy as copy } from './inbox.copy.ts';
import { InboxNav } from './inbox-nav.tsx';
import { Mailbox } from './mailbox.tsx';
import { prayerKinds } from './prayer-kind.tsx';

/** The inbox of prayer requests (MSG-02). */
export default function PrayersPage() {
  const pending = useStats().data?.prayers?.pending ?? 0;
  const isPastor = useMay()('prayers.confidential');
  const title = copy.prayerRequests;
  usePageTitle(pending > 0 ? `(${pending}) ${title}` : title);
  return (
    <PageFrame title={title} lead={isPastor ? copy.prayersLead : copy.prayersLeadOffice}>
      <InboxNav />
      <Mailbox kind={isPastor ? prayerKinds.pastor : prayerKinds.office} />
    </PageFrame>
  );
}

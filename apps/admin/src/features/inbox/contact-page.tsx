import { PageFrame } from '../../components/page-frame.tsx';
import { usePageTitle } from '../../components/use-page-title.ts';
import { useStats } from '../../use-stats.ts';
import { contactKind } from './contact-kind.tsx';
import { inboxCopy as copy } from './inbox.copy.ts';
import { InboxNav } from './inbox-nav.tsx';
import { Mailbox } from './mailbox.tsx';

/** The inbox of messages to the office (MSG-01). */
export default function ContactPage() {
  const unread = useStats().data?.messages?.unread ?? 0;
  const { title } = copy;
  usePageTitle(unread > 0 ? `(${unread}) ${title}` : title);
  return (
    <PageFrame title={title} lead={copy.lead}>
      <InboxNav />
      <Mailbox kind={contactKind} />
    </PageFrame>
  );
}

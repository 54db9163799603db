import { TabNav } from '../../components/tab-nav.tsx';
import { useMay } from '../../use-may.ts';
import { useStats } from '../../use-stats.ts';
import { inboxCopy as copy } from './inbox.copy.ts';

/** Tabs of the two inboxes, each with its number of waiting items. Hidden for roles that may see only one inbox. */
export function InboxNav() {
  const { data } = useStats();
  const may = useMay();
  if (!may('messages.manage') || !may('prayers.manage')) return null;
  const { unread = 0 } = data?.messages ?? {};
  const { urgent = 0, pending = 0 } = data?.prayers ?? {};
  const waiting = [
    pending ? copy.waitingUnanswered({ count: pending }) : '',
    urgent ? copy.waitingUrgent({ count: urgent }) : '',
  ].filter(Boolean);
  return (
    <TabNav
      label={copy.inboxes}
      tabs={{
        '/messages': `${copy.contactMessages} ${unread ? copy.waitingUnread({ count: unread }) : ''}`,
        '/messages/prayers': `${copy.prayerRequests} ${waiting.join(', ')}`,
      }}
    />
  );
}

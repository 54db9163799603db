import { NavLink } from 'react-router-dom';
import { useMay } from '../../use-may.ts';
import { useStats } from '../../use-stats.ts';
import { inboxCopy as copy } from './inbox.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './inbox-nav.module.css';

/** The two inboxes of the Messages tab, each with what waits in it; nothing for a role that has but one of them. */
export function InboxNav() {
  const { data } = useStats();
  const may = useMay();
  if (!may('messages.manage') || !may('prayers.manage')) return null;
  const waiting = (count: number | undefined, word: string) => (count ? `${count} ${word}` : '');
  const urgent = waiting(data?.prayers?.urgent, 'urgent');
  const pending = waiting(data?.prayers?.pending, 'unanswered');
  return (
    <nav aria-label={copy.inboxes} className={`${layout.row} ${styles.nav}`}>
      <NavLink to="/messages" end className={styles.inbox ?? ''}>
        {copy.contactMessages} <span className={styles.count}>{waiting(data?.messages?.unread, 'unread')}</span>
      </NavLink>
      <NavLink to="/messages/prayers" className={styles.inbox ?? ''}>
        {copy.prayerRequests}{' '}
        <span className={styles.count}>
          {pending}
          {urgent ? <strong>, {urgent}</strong> : null}
        </span>
      </NavLink>
    </nav>
  );
}

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
  const { unread = 0 } = data?.messages ?? {};
  const { urgent = 0, pending = 0 } = data?.prayers ?? {};
  return (
    <nav aria-label={copy.inboxes} className={`${layout.row} ${styles.nav}`}>
      <NavLink to="/messages" end className={styles.inbox ?? ''}>
        {copy.contactMessages}{' '}
        <span className={styles.count}>{unread ? copy.waitingUnread({ count: unread }) : ''}</span>
      </NavLink>
      <NavLink to="/messages/prayers" className={styles.inbox ?? ''}>
        {copy.prayerRequests}{' '}
        <span className={styles.count}>
          {pending ? copy.waitingUnanswered({ count: pending }) : ''}
          {urgent ? <strong>, {copy.waitingUrgent({ count: urgent })}</strong> : null}
        </span>
      </NavLink>
    </nav>
  );
}

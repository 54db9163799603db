import { NavLink } from 'react-router-dom';
import { useStats } from '../../use-stats.ts';
import styles from './inbox-nav.module.css';

/** The two inboxes of the Messages tab, each with what waits in it. */
export function InboxNav() {
  const { data } = useStats();
  const waiting = (count: number | undefined, word: string) => (count ? `${count} ${word}` : '');
  const urgent = waiting(data?.prayers.urgent, 'urgent');
  const pending = waiting(data?.prayers.pending, 'unanswered');
  return (
    <nav aria-label="Inboxes" className={styles.nav}>
      <NavLink to="/messages" end className={styles.inbox ?? ''}>
        Contact messages <span className={styles.count}>{waiting(data?.messages.unread, 'unread')}</span>
      </NavLink>
      <NavLink to="/messages/prayers" className={styles.inbox ?? ''}>
        Prayer requests{' '}
        <span className={styles.count}>
          {pending}
          {urgent ? <strong>, {urgent}</strong> : null}
        </span>
      </NavLink>
    </nav>
  );
}

import { useStats } from '../../use-stats.ts';
import styles from './reply.module.css';

/** Says that letters stay in the house while no mail server is set up, so that nobody waits for an answer that never left. */
export function MailServerNote() {
  const { data } = useStats();
  if (!data?.outbox || data.outbox.mailConfigured) return null;
  return (
    <span className={styles.note}>
      No mail server is set up: letters are written to files in the server's outbox folder, and 'sent' means that.
    </span>
  );
}

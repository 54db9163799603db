import { Button } from 'antd';
import type { NewsletterEntry } from '@ministry/api-client';
import { formatDate } from '@ministry/domain';
import { Badge } from '../../components/badge.tsx';
import layout from '../../components/layout.module.css';
import styles from './newsletter.module.css';

/** NEWS-23 */
export function SubscriberRow({ entry, onRemove }: { entry: NewsletterEntry; onRemove(): void }) {
  return (
    <li className={styles.subscriber}>
      <span className={`${layout.strong} ${styles.address}`}>{entry.email}</span>
      <time dateTime={entry.subscribedAt} className={`${layout.muted} ${styles.since}`}>
        since {formatDate(new Date(entry.subscribedAt))}
      </time>
      <Badge>Active</Badge>
      <Button size="small" aria-label={`Remove ${entry.email}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}

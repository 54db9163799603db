import { Button } from 'antd';
import type { NewsletterEntry } from '@ministry/api-client';
import { formatDate } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Badge } from '../../components/badge.tsx';
import { newsletterCopy as copy } from './newsletter.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './newsletter.module.css';

/** NEWS-23 */
export function SubscriberRow({ entry, onRemove }: { entry: NewsletterEntry; onRemove(): void }) {
  return (
    <li className={styles.subscriber}>
      <span className={`${layout.strong} ${styles.address}`}>{entry.email}</span>
      <time dateTime={entry.subscribedAt} className={`${layout.muted} ${styles.since}`}>
        {copy.since({ day: formatDate(new Date(entry.subscribedAt)) })}
      </time>
      <Badge>{common.active}</Badge>
      <Button size="small" aria-label={copy.remove({ email: entry.email })} onClick={onRemove}>
        {common.remove}
      </Button>
    </li>
  );
}

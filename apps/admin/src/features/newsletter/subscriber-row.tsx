import { Button } from 'antd';
import type { NewsletterEntry } from '@ministry/api-client';
import { formatDate } from '@ministry/domain';
import { commonCopy as common } from '../../common.copy.ts';
import { Badge } from '../../components/badge.tsx';
import { newsletterCopy as copy } from './newsletter.copy.ts';
import layout from '../../components/layout.module.css';

/** NEWS-23 */
export function SubscriberRow({ entry, onRemove }: { entry: NewsletterEntry; onRemove(): void }) {
  return (
    <li>
      <strong className={`${layout.full} ${layout.strong}`}>{entry.email}</strong>
      <time dateTime={entry.subscribedAt} className={layout.muted}>
        {copy.since({ day: formatDate(new Date(entry.subscribedAt)) })}
      </time>
      <span className={layout.row}>
        <Badge>{common.active}</Badge>
        <Button size="small" aria-label={copy.remove({ email: entry.email })} onClick={onRemove}>
          {common.remove}
        </Button>
      </span>
    </li>
  );
}

import type { ReactNode } from 'react';
import { dayLocale } from '@ministry/messages';
import { Badge } from '../../components/badge.tsx';
import { newsletterCopy as copy } from './newsletter.copy.ts';
import layout from '../../components/layout.module.css';

/** NEWS-16 to NEWS-18. The figure of this month is counted separately and is not a copy of the total. */
export function NewsletterFigures({ count, thisMonth }: { count: number; thisMonth: number }) {
  return (
    <dl className={layout.tiles}>
      <Figure title={copy.totalSubscribers} value={count.toLocaleString(dayLocale)} note={copy.withoutThoseWhoLeft} />
      <Figure title={copy.thisMonth} value={thisMonth.toLocaleString(dayLocale)} note={copy.sinceFirstOfMonth} />
      <Figure title={copy.engagementRate} value="--" note={<Badge tone="secondary">{copy.comingSoon}</Badge>} />
    </dl>
  );
}

function Figure({ title, value, note }: { title: string; value: string; note: ReactNode }) {
  return (
    <div className={`${layout.card} ${layout.padded}`}>
      <dt className={layout.strong}>{title}</dt>
      <dd className={layout.figure}>{value}</dd>
      <dd className={layout.muted}>{note}</dd>
    </div>
  );
}

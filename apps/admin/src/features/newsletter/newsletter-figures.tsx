import type { ReactNode } from 'react';
import { Badge } from '../../components/badge.tsx';
import layout from '../../components/layout.module.css';

/** NEWS-16 to NEWS-18; this month's figure is counted, not a copy of the total. */
export function NewsletterFigures({ count, thisMonth }: { count: number; thisMonth: number }) {
  return (
    <dl className={layout.tiles}>
      <Figure title="Total Subscribers" value={count.toLocaleString('en-GB')} note="Without those who have left" />
      <Figure title="This Month" value={thisMonth.toLocaleString('en-GB')} note="Came since the first of the month" />
      <Figure title="Engagement Rate" value="--" note={<Badge tone="secondary">Coming Soon</Badge>} />
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

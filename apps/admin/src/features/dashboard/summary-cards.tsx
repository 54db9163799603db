import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StatsResponse } from '@ministry/api-client';
import { formatShillings } from '@ministry/domain';
import { summaryCopy as copy } from './summary.copy.ts';
import { changeFromLastMonth, dollars, figure, testNote } from './summary-figures.ts';
import layout from '../../components/layout.module.css';

/** The four cards (ADM-36 to ADM-41) that the role may see. The server computes every figure. */
export function SummaryCards({ stats }: { stats: StatsResponse }) {
  const { totalDonations, totalFamilies, totalRevenue, contactMessages, messages, tests } = stats;
  return (
    <dl className={layout.tiles}>
      {totalDonations === undefined ? null : (
        <Card
          title={<Link to="/donations">{copy.donations}</Link>}
          value={dollars(totalDonations)}
          notes={[formatShillings(stats.totalDonationsUgx ?? 0), ...testNote(tests?.donations)]}
        />
      )}
      {totalFamilies === undefined ? null : (
        <Card
          title={<Link to="/families">{copy.families}</Link>}
          value={figure(totalFamilies)}
          notes={[copy.newFamilies({ count: stats.newThisMonth ?? 0 })]}
        />
      )}
      {totalRevenue === undefined ? null : (
        <Card
          title={<Link to="/store">{copy.revenue}</Link>}
          value={dollars(totalRevenue)}
          notes={[copy.pendingOrders({ count: stats.pendingOrders ?? 0 }), ...testNote(tests?.revenue)]}
        />
      )}
      {contactMessages === undefined || !messages ? null : (
        <Card
          title={<Link to="/messages">{copy.contactMessages}</Link>}
          value={figure(contactMessages)}
          notes={[copy.unread({ count: messages.unread }), changeFromLastMonth(messages.thisMonth, messages.lastMonth)]}
        />
      )}
    </dl>
  );
}

function Card({ title, value, notes }: { title: ReactNode; value: string; notes: string[] }) {
  return (
    <div className={`${layout.card} ${layout.padded}`}>
      <dt className={layout.strong}>{title}</dt>
      <dd className={layout.figure}>{value}</dd>
      <dd className={`${layout.facts} ${layout.muted}`}>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </dd>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StatsResponse } from '@ministry/api-client';
import { formatShillings } from '@ministry/domain';
import { counted } from '../../components/counted.ts';
import { changeFromLastMonth, dollars, figure, testNote } from './summary-figures.ts';
import layout from '../../components/layout.module.css';

/** The four cards (ADM-36 to ADM-41), as far as the role may see them; every figure is counted by the server. */
export function SummaryCards({ stats }: { stats: StatsResponse }) {
  const { totalDonations, totalFamilies, totalRevenue, contactMessages, messages, tests } = stats;
  return (
    <dl className={layout.tiles}>
      {totalDonations === undefined ? null : (
        <Card
          title={<Link to="/donations">Total Donations</Link>}
          value={dollars(totalDonations)}
          notes={[formatShillings(stats.totalDonationsUgx ?? 0), ...testNote(tests?.donations)]}
        />
      )}
      {totalFamilies === undefined ? null : (
        <Card
          title={<Link to="/families">Registered Families</Link>}
          value={figure(totalFamilies)}
          notes={[`${figure(stats.newThisMonth ?? 0)} new this month`]}
        />
      )}
      {totalRevenue === undefined ? null : (
        <Card
          title={<Link to="/store">Store Revenue</Link>}
          value={dollars(totalRevenue)}
          notes={[counted(stats.pendingOrders ?? 0, 'pending order'), ...testNote(tests?.revenue)]}
        />
      )}
      {contactMessages === undefined || !messages ? null : (
        <Card
          title={<Link to="/messages">Contact Messages</Link>}
          value={figure(contactMessages)}
          notes={[`${figure(messages.unread)} unread`, changeFromLastMonth(messages.thisMonth, messages.lastMonth)]}
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

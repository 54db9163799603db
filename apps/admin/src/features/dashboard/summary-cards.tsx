import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StatsResponse } from '@ministry/api-client';
import { formatShillings } from '@ministry/domain';
import { counted } from '../../components/counted.ts';
import { changeFromLastMonth, dollars, figure, testNote } from './summary-figures.ts';
import styles from './summary-cards.module.css';

/** The four cards (ADM-36 to ADM-41); every figure is counted by the server. */
export function SummaryCards({ stats }: { stats: StatsResponse }) {
  const {
    totalDonations,
    totalDonationsUgx,
    totalFamilies,
    newThisMonth,
    totalRevenue,
    pendingOrders,
    contactMessages,
    messages,
    tests,
  } = stats;
  return (
    <dl className={styles.cards}>
      <Card
        title={<Link to="/donations">Total Donations</Link>}
        value={dollars(totalDonations)}
        notes={[formatShillings(totalDonationsUgx), ...testNote(tests.donations)]}
      />
      <Card
        title={<Link to="/families">Registered Families</Link>}
        value={figure(totalFamilies)}
        notes={[`${figure(newThisMonth)} new this month`]}
      />
      <Card
        title={<Link to="/store">Store Revenue</Link>}
        value={dollars(totalRevenue)}
        notes={[counted(pendingOrders, 'pending order'), ...testNote(tests.revenue)]}
      />
      <Card
        title={<Link to="/messages">Contact Messages</Link>}
        value={figure(contactMessages)}
        notes={[`${figure(messages.unread)} unread`, changeFromLastMonth(messages.thisMonth, messages.lastMonth)]}
      />
    </dl>
  );
}

function Card({ title, value, notes }: { title: ReactNode; value: string; notes: string[] }) {
  return (
    <div className={styles.card}>
      <dt>{title}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.notes}>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </dd>
    </div>
  );
}

import { useState } from 'react';
import { Link } from 'react-router-dom';
import { kampalaDay, type Permission } from '@ministry/domain';
import { useMay } from '../../use-may.ts';
import { dashboardCopy } from './dashboard.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './quick-links.module.css';

const { quickLinks: copy } = dashboardCopy;

/** Daily tasks of an office, each with the permission that it needs. */
const links = (firstOfMonth: string): { needs: Permission; label: string; to: string }[] => [
  { needs: 'content.publish', label: copy.sermon, to: '/sermons/new' },
  { needs: 'content.publish', label: copy.events, to: '/events' },
  { needs: 'content.publish', label: copy.announcements, to: '/community/announcements' },
  { needs: 'content.publish', label: copy.albums, to: '/community/galleries' },
  { needs: 'ledger.manage', label: copy.gift, to: '/donations?gift=new' },
  { needs: 'ledger.manage', label: copy.giftsOfMonth, to: `/donations?from=${firstOfMonth}` },
  { needs: 'store.manage', label: copy.orders, to: '/store/orders' },
  { needs: 'store.manage', label: copy.products, to: '/store' },
];

/** Shortcuts to daily tasks, which take three taps through the sections on a phone. */
export function QuickLinks() {
  const may = useMay();
  const [firstOfMonth] = useState(() => `${kampalaDay(new Date()).slice(0, 7)}-01`);
  const open = links(firstOfMonth).filter(({ needs }) => may(needs));
  if (open.length === 0) return null;
  return (
    <nav aria-label={copy.title} className={layout.row}>
      {open.map(({ label, to }) => (
        <Link key={to} to={to} className={styles.link ?? ''}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

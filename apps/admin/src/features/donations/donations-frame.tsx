import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { PageFrame } from '../../components/page-frame.tsx';
import styles from './donations.module.css';

const tabs = { '/donations': 'Ledger', '/donations/payments': 'Online payments' };

/** What stands over both pages of the Donations tab. */
export function DonationsFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <PageFrame title="Donations" lead="What was given and what the store took. Nothing in the books is changed: what was wrong is made right by a further entry." action={action}>
      <nav aria-label="Donations" className={styles.nav}>
        {Object.entries(tabs).map(([to, label]) => (
          <NavLink key={to} to={to} end className={styles.tab ?? ''}>
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </PageFrame>
  );
}

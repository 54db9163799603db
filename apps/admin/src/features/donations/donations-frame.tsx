import type { ReactNode } from 'react';
import { PageFrame } from '../../components/page-frame.tsx';
import { TabNav } from '../../components/tab-nav.tsx';
import layout from '../../components/layout.module.css';
import styles from './donations.module.css';

const tabs = {
  '/donations': 'Ledger',
  '/donations/payments': 'Online payments',
  '/donations/deposits': 'Bank deposits',
  '/donations/statement': 'Income statement',
};

interface DonationsFrameProps {
  action?: ReactNode;
  /** Beside the tabs. */
  figures?: ReactNode;
  children: ReactNode;
}

/** What stands over the pages of the Donations tab. */
export function DonationsFrame({ action, figures, children }: DonationsFrameProps) {
  return (
    <PageFrame
      title="Donations"
      lead="What was given and what the store took. Nothing in the books is changed: what was wrong is made right by a further entry."
      action={action}
    >
      <div className={`${layout.row} ${styles.top}`}>
        <TabNav label="Donations" tabs={tabs} />
        {figures}
      </div>
      {children}
    </PageFrame>
  );
}

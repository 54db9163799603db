import type { ReactNode } from 'react';
import { PageFrame } from '../../components/page-frame.tsx';
import { TabNav } from '../../components/tab-nav.tsx';
import { donationsTexts as copy } from './donations-texts.copy.ts';
import layout from '../../components/layout.module.css';
import styles from './donations.module.css';

const tabs = {
  '/donations': 'Ledger',
  '/donations/payments': copy.onlinePayments,
  '/donations/deposits': copy.bankDeposits,
  '/donations/statement': copy.incomeStatement,
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
    <PageFrame title={copy.donations} lead={copy.whatWasGivenAndWhat} action={action}>
      <div className={`${layout.row} ${styles.top}`}>
        <TabNav label={copy.donations} tabs={tabs} />
        {figures}
      </div>
      {children}
    </PageFrame>
  );
}

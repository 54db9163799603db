import type { ReactNode } from 'react';
import { PageFrame } from '../../components/page-frame.tsx';
import { TabNav } from '../../components/tab-nav.tsx';
import { donationsCopy as copy } from './donations.copy.ts';
import layout from '../../components/layout.module.css';

const tabs = {
  '/donations': copy.tabs.ledger,
  '/donations/payments': copy.tabs.payments,
  '/donations/deposits': copy.tabs.deposits,
  '/donations/statement': copy.tabs.statement,
};

interface DonationsFrameProps {
  action?: ReactNode;
  /** Shown beside the tabs. */
  figures?: ReactNode;
  children: ReactNode;
}

/** Title and tabs above the pages of the Donations tab. */
export function DonationsFrame({ action, figures, children }: DonationsFrameProps) {
  return (
    <PageFrame title={copy.title} lead={copy.lead} action={action}>
      <div className={layout.between}>
        <TabNav label={copy.title} tabs={tabs} />
        {figures}
      </div>
      {children}
    </PageFrame>
  );
}

import type { ReactNode } from 'react';
import { PageFrame } from '../../components/page-frame.tsx';
import { TabNav } from '../../components/tab-nav.tsx';

const tabs = { '/donations': 'Ledger', '/donations/payments': 'Online payments' };

/** What stands over both pages of the Donations tab. */
export function DonationsFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <PageFrame
      title="Donations"
      lead="What was given and what the store took. Nothing in the books is changed: what was wrong is made right by a further entry."
      action={action}
    >
      <TabNav label="Donations" tabs={tabs} />
      {children}
    </PageFrame>
  );
}

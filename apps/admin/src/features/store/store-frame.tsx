import { Button } from 'antd';
import type { ReactNode } from 'react';
import { PageFrame } from '../../components/page-frame.tsx';
import { TabNav } from '../../components/tab-nav.tsx';
import { StoreCards } from './store-cards.tsx';
import layout from '../../components/layout.module.css';
import styles from './store.module.css';

/** PROD-03 */
const tabs = { '/store': 'Products', '/store/orders': 'Orders', '/store/analytics': 'Analytics' };

/** What stands over all three pages of the Store tab (PROD-01 to PROD-03). */
export function StoreFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <PageFrame
      title="Store"
      lead="What the church sells, who has ordered it, and what came in."
      action={
        <>
          <Button href="/contact#donation">Give</Button>
          {action}
        </>
      }
    >
      <div className={`${layout.row} ${styles.top}`}>
        <TabNav label="Store" tabs={tabs} />
        <StoreCards />
      </div>
      {children}
    </PageFrame>
  );
}

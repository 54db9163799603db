import { Button } from 'antd';
import type { ReactNode } from 'react';
import { commonCopy as common } from '../../common.copy.ts';
import { PageFrame } from '../../components/page-frame.tsx';
import { TabNav } from '../../components/tab-nav.tsx';
import { storeCopy as copy } from './store.copy.ts';
import { StoreCards } from './store-cards.tsx';
import layout from '../../components/layout.module.css';

/** PROD-03 */
const tabs = {
  '/store': copy.tabs.products,
  '/store/orders': copy.tabs.orders,
  '/store/analytics': copy.tabs.analytics,
};

/** Title, figures and tabs above the three pages of the Store tab (PROD-01 to PROD-03). */
export function StoreFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <PageFrame
      title={common.store}
      lead={copy.lead}
      action={
        <>
          <Button href="/contact#donation">{copy.give}</Button>
          {action}
        </>
      }
    >
      <div className={layout.between}>
        <TabNav label={common.store} tabs={tabs} />
        <StoreCards />
      </div>
      {children}
    </PageFrame>
  );
}

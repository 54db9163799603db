import { Button } from 'antd';
import type { ReactNode } from 'react';
import { PageFrame } from '../../components/page-frame.tsx';
import { StoreCards } from './store-cards.tsx';
import { StoreNav } from './store-nav.tsx';

/** What stands over all three pages of the Store tab (PROD-01 to PROD-03). */
export function StoreFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame title="Store" lead="What the church sells, who has ordered it, and what came in." action={<Button href="/contact#donation">Give</Button>}>
      <StoreCards />
      <StoreNav />
      {children}
    </PageFrame>
  );
}

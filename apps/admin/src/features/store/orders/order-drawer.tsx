import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Drawer } from 'antd';
import { useState } from 'react';
import { apiPath } from '@ministry/api-client';
import type { OrderState } from '@ministry/domain';
import { commonCopy as common } from '../../../common.copy.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { readQuery } from '../../../reads.ts';
import { WorkItemPanel } from '../../../work-items/work-item-panel.tsx';
import { useStoreReload } from '../use-store-reload.ts';
import type { OrderDetails } from './order.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistoryList } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderSettling } from './order-settling.tsx';
import { ordersCopy as copy } from './orders.copy.ts';
import { SettleDialog } from './settle-dialog.tsx';
import type { OrderActions } from './use-order-actions.ts';
import layout from '../../../components/layout.module.css';

interface OrderDrawerProps {
  id: number;
  actions: OrderActions;
  /** True while a dialog is open above the drawer: the dialog shows the failure then. */
  isAsking: boolean;
  onMove(order: OrderDetails, to: OrderState): void;
  onClose(): void;
}

/** One order: customer, items, payment, history and actions (ORD-08). */
export function OrderDrawer({ id, actions, isAsking, onMove, onClose }: OrderDrawerProps) {
  const [settling, setSettling] = useState<'completed' | 'refunded' | null>(null);
  const reload = useStoreReload();
  const path = apiPath('/api/orders/{id}', { path: { id } });
  // Personal data: read again at each opening and not kept in the cache.
  const { data, error, refetch } = useQuery({
    ...readQuery(path),
    gcTime: 0,
  });

  function settle(next: 'completed' | 'refunded' | null) {
    actions.forget();
    setSettling(next);
  }
  return (
    <Drawer open size={640} title={data ? copy.title({ reference: data.reference }) : common.order} onClose={onClose}>
      <Loaded data={data} error={error} loading={copy.loading} failed={copy.openFailed} onRetry={() => void refetch()}>
        {(order) => (
          <div className={layout.stackLoose}>
            {actions.failure && !isAsking && !settling ? (
              <Alert type="error" showIcon role="alert" title={actions.failure} />
            ) : null}
            {order.attention ? (
              <Alert
                type="warning"
                showIcon
                title={copy.attentionTitle}
                description={copy.attentions[order.attention]}
              />
            ) : null}
            {order.isTest ? <Alert type="info" showIcon title={copy.testTitle} /> : null}
            <OrderFacts order={order} isBusy={actions.isBusy} onMove={(to) => onMove(order, to)} />
            <OrderTools order={order} isBusy={actions.isBusy} onMove={onMove} onSettle={settle} />
            <WorkItemPanel kind="order" id={id} onAssigned={reload} />
            <OrderLines order={order} />
            <OrderPayments payments={order.payments} actions={actions} />
            <OrderHistoryList history={order.history} />
            {order.attention ? <OrderSettling order={order} actions={actions} /> : null}
          </div>
        )}
      </Loaded>
      {data && settling ? (
        <SettleDialog
          order={data}
          paymentStatus={settling}
          actions={actions}
          onDone={() => settle(null)}
          onCancel={() => settle(null)}
        />
      ) : null}
    </Drawer>
  );
}

interface OrderToolsProps {
  order: OrderDetails;
  isBusy: boolean;
  onMove(order: OrderDetails, to: OrderState): void;
  onSettle(paymentStatus: 'completed' | 'refunded'): void;
}

/** Buttons to mark the order as paid or refunded, and to cancel it. */
function OrderTools({ order, isBusy, onMove, onSettle }: OrderToolsProps) {
  const isCancelled = order.status === 'cancelled';
  return (
    <div>
      {order.paymentStatus === 'completed' ? (
        <Button disabled={isBusy} onClick={() => onSettle('refunded')}>
          {copy.settling.refunded}
        </Button>
      ) : order.paymentStatus === 'refunded' || isCancelled ? null : (
        <Button type="primary" disabled={isBusy} onClick={() => onSettle('completed')}>
          {copy.settling.paid}
        </Button>
      )}
      {isCancelled ? null : (
        <Button danger disabled={isBusy} onClick={() => onMove(order, 'cancelled')}>
          {copy.step.cancel}
        </Button>
      )}
    </div>
  );
}

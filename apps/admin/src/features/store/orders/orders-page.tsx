import { useState } from 'react';
import type { OrderState } from '@ministry/domain';
import { DataTable } from '../../../lists/data-table.tsx';
import { useOpened } from '../../../lists/use-opened.ts';
import { ActionFailure } from '../action-failure.tsx';
import { StoreFrame } from '../store-frame.tsx';
import { type Order, orderCopy, warningsOf } from './order.ts';
import { orderColumns } from './order-columns.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { OrderToolbar } from './order-toolbar.tsx';
import { type Move, TransitionDialog } from './transition-dialog.tsx';
import { useOrderActions } from './use-order-actions.ts';
import { useOrders } from './use-orders.ts';

/** What people have ordered, and where each order stands (ORD-01 to ORD-07). */
export default function OrdersPage() {
  const orders = useOrders();
  const { query, address, list } = orders;
  const actions = useOrderActions();
  const [asked, setAsked] = useState<Move | null>(null);
  const [opened, open] = useOpened('order');
  const id = Number(opened) || null;

  function move(order: Order, to: OrderState) {
    actions.forget();
    if (warningsOf(order, to).length > 0) setAsked({ order, to });
    else void actions.move(order, to);
  }
  function endAsking() {
    actions.forget();
    setAsked(null);
  }

  return (
    <StoreFrame>
      <ActionFailure actions={actions} isShown={!asked && !id} />
      <OrderToolbar orders={orders} actions={actions} />
      <DataTable
        list={list}
        columns={orderColumns({
          sort: query.sort,
          isBusy: actions.isBusy,
          onOpen: (order) => open(order.id),
          onMove: move,
        })}
        copy={orderCopy}
        isNarrowed={address.isNarrowed}
        onClear={address.clear}
        onChange={address.change}
        sort={query.sort}
        nameOf={({ reference }) => `the order ${reference}`}
      />
      {id ? (
        <OrderDrawer
          key={id}
          id={id}
          actions={actions}
          isAsking={asked !== null}
          onMove={move}
          onClose={() => open(null)}
        />
      ) : null}
      {asked ? <TransitionDialog move={asked} actions={actions} onDone={endAsking} onCancel={endAsking} /> : null}
    </StoreFrame>
  );
}

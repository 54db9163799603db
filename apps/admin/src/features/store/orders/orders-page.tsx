import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { kampalaDay, type OrderState } from '@ministry/domain';
import { commonCopy as common } from '../../../common.copy.ts';
import { ListFrame } from '../../../lists/list-frame.tsx';
import { useOpened } from '../../../lists/use-opened.ts';
import { assignedFilter } from '../../../work-items/assigned-filter.ts';
import { ActionFailure } from '../action-failure.tsx';
import { ordersPath } from '../store.ts';
import { StoreFrame } from '../store-frame.tsx';
import { filters as options, type Order, orderCopy, warningsOf } from './order.ts';
import { orderColumns } from './order-columns.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { ordersCopy as copy } from './orders.copy.ts';
import { type Move, TransitionDialog } from './transition-dialog.tsx';
import { useOrderActions } from './use-order-actions.ts';
import { useOrders } from './use-orders.ts';

const filters = [
  { name: 'status', label: common.status, options: options.status },
  { name: 'paymentStatus', label: copy.payment, options: options.paymentStatus },
  { name: 'payment', label: copy.paidBy, options: options.payment },
  { name: 'attention', label: copy.attention, options: options.attention },
  assignedFilter('order'),
];

/** The orders of the store with their status (ORD-01 to ORD-07). */
export default function OrdersPage() {
  const { address, list, exportPath } = useOrders();
  const navigate = useNavigate();
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
    <StoreFrame action={<Button onClick={() => void navigate('/store/packing')}>{copy.packing.title}</Button>}>
      <ActionFailure actions={actions} isShown={!asked && !id} />
      <ListFrame
        name="orders"
        path={ordersPath}
        address={address}
        list={list}
        searchLabel={copy.search}
        filters={filters}
        days={common.date}
        columns={orderColumns({
          sort: address.query.sort,
          isBusy: actions.isBusy,
          onOpen: (order) => open(order.id),
          onMove: move,
        })}
        copy={orderCopy}
        nameOf={({ reference }) => copy.named({ reference })}
        onExport={() => void actions.exportAll(exportPath, `orders-${kampalaDay(new Date())}.csv`)}
        isExporting={actions.isBusy}
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

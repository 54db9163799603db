import { apiPath } from '@ministry/api-client';
import { kampalaDay, type OrderState } from '@ministry/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Choice } from '../../../components/choice.tsx';
import { Icon } from '../../../components/icon.tsx';
import { DataTable } from '../../../lists/data-table.tsx';
import { DayRange } from '../../../lists/day-range.tsx';
import { ListToolbar } from '../../../lists/list-toolbar.tsx';
import { SearchBox } from '../../../lists/search-box.tsx';
import { useListAddress } from '../../../lists/use-list-address.ts';
import { usePolling } from '../../../lists/use-polling.ts';
import { usePagedList } from '../../../lists/use-paged-list.ts';
import { StoreFrame } from '../store-frame.tsx';
import { ordersPath, storeStatsPath } from '../store.ts';
import { useOpened } from '../../../lists/use-opened.ts';
import { TransitionDialog, type Move } from './transition-dialog.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { filters, orderCopy, warningsOf, type Order } from './order.ts';
import styles from './orders.module.css';
import { useOrderActions } from './use-order-actions.ts';

/** What people have ordered, and where each order stands (ORD-01 to ORD-07). */
export default function OrdersPage() {
  const { query, ...address } = useListAddress({
    search: '',
    status: '',
    paymentStatus: '',
    payment: '',
    attention: '',
    from: '',
    to: '',
    sort: '',
  });
  const { page, sort, ...narrowing } = query;
  const list = usePagedList((rows) => apiPath('/api/orders', { query: { ...narrowing, sort, ...rows } }), page);
  const queries = useQueryClient();
  const refresh = useCallback(
    () =>
      queries.refetchQueries({
        type: 'active',
        predicate: ({ queryKey: [key] }) => key === storeStatsPath || String(key).startsWith(`${ordersPath}?`),
      }),
    [queries],
  );
  const isPolling = usePolling(refresh);
  const actions = useOrderActions();
  const [asked, setAsked] = useState<Move | null>(null);
  const [opened, open] = useOpened('order');
  const navigate = useNavigate();
  const file = apiPath('/api/orders/export.csv', { query: narrowing });
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
      {actions.failure && !asked && !id ? (
        <Alert type="error" showIcon role="alert" title={actions.failure} closable={{ onClose: actions.forget }} />
      ) : null}
      <ListToolbar
        action={
          <span className={styles.tools}>
            <Button onClick={() => void navigate('/store/packing')}>Packing list</Button>
            <Button
              icon={<Icon name="download" />}
              disabled={actions.isBusy || list.total === 0}
              onClick={() => void actions.exportAll(file, `orders-${kampalaDay(new Date())}.csv`)}
            >
              Export CSV
            </Button>
          </span>
        }
      >
        <SearchBox label="Search orders" value={query.search} onSearch={(search) => address.change({ search }, true)} />
        <Choice
          aria-label="Status"
          value={query.status}
          options={filters.status}
          onChange={(status) => address.change({ status })}
        />
        <Choice
          aria-label="Payment status"
          value={query.paymentStatus}
          options={filters.paymentStatus}
          onChange={(paymentStatus) => address.change({ paymentStatus })}
        />
        <Choice
          aria-label="Way to pay"
          value={query.payment}
          options={filters.payment}
          onChange={(payment) => address.change({ payment })}
        />
        <Choice
          aria-label="Attention"
          value={query.attention}
          options={filters.attention}
          onChange={(attention) => address.change({ attention })}
        />
        <DayRange label="Ordered from" from={query.from} to={query.to} onChange={address.change} />
      </ListToolbar>
      <DataTable
        list={{ ...list, isFetching: list.isFetching && !isPolling }}
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

import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { kampalaDay } from '@ministry/domain';
import { Icon } from '../../../components/icon.tsx';
import { DayRange } from '../../../lists/day-range.tsx';
import { ListToolbar } from '../../../lists/list-toolbar.tsx';
import { SearchBox } from '../../../lists/search-box.tsx';
import { ToolbarChoices } from '../../../lists/toolbar-choices.tsx';
import { filters } from './order.ts';
import type { OrderActions } from './use-order-actions.ts';
import type { Orders } from './use-orders.ts';
import styles from './orders.module.css';

const choices = [
  { name: 'status', label: 'Status', options: filters.status },
  { name: 'paymentStatus', label: 'Payment status', options: filters.paymentStatus },
  { name: 'payment', label: 'Way to pay', options: filters.payment },
  { name: 'attention', label: 'Attention', options: filters.attention },
] as const;

/** Search and filters of the orders, the packing list and the file of what is found. */
export function OrderToolbar({
  orders: { query, address, list, exportPath },
  actions,
}: {
  orders: Orders;
  actions: OrderActions;
}) {
  const navigate = useNavigate();
  return (
    <ListToolbar
      action={
        <span className={styles.tools}>
          <Button onClick={() => void navigate('/store/packing')}>Packing list</Button>
          <Button
            icon={<Icon name="download" />}
            disabled={actions.isBusy || list.total === 0}
            onClick={() => void actions.exportAll(exportPath, `orders-${kampalaDay(new Date())}.csv`)}
          >
            Export CSV
          </Button>
        </span>
      }
    >
      <SearchBox label="Search orders" value={query.search} onSearch={(search) => address.change({ search }, true)} />
      <ToolbarChoices choices={choices} query={query} onChange={address.change} />
      <DayRange label="Ordered from" from={query.from} to={query.to} onChange={address.change} />
    </ListToolbar>
  );
}

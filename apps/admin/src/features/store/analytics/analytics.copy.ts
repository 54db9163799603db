import { message, messages } from '@ministry/messages';

/** Analytics of the store. */
export const analyticsCopy = messages('admin.analytics', {
  loading: 'Loading the figures…',

  sales: 'Sales Overview',
  totalRevenue: 'Total Revenue',
  completedOrders: 'Completed Orders',
  averageOrderValue: 'Average Order Value',
  averagePerPaidOrder: 'Average per paid order',
  salesNote:
    'Revenue is the total of paid orders. The average order value divides it by completed orders, the last figure by paid ones.',
  /** After the note above, if there were test orders. */
  testsLeftOut: message<{ amount: string }>('Test orders of {amount} are not included.'),

  inventory: 'Inventory Status',
  totalProducts: 'Total Products',
  activeProducts: 'Active Products',
  lowStockItems: 'Low Stock Items',
  inventoryNote: 'Low stock: fewer than ten units.',

  byMonth: 'Revenue by month',
  orders: 'Orders',
  revenue: 'Revenue',
  /** Label of the bar of a month: '$1,250.00, 12 orders'. */
  monthSales: message<{ revenue: string; count: number }>('{revenue}, {count, plural, one {# order} other {# orders}}'),

  runningLow: 'Running low',
  nothingLow: 'None: there are ten units or more of everything.',
  /** Link to all products with low stock. */
  allLow: message<{ count: number }>('All {count, number}'),
});

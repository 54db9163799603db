import { messages } from '@ministry/messages';

/** Shown above the three pages of the store: products, orders, analytics. */
export const storeCopy = messages('admin.store', {
  lead: 'What the church sells, who has ordered it, and what came in.',
  tabs: { products: 'Products', orders: 'Orders', analytics: 'Analytics' },
  /** Button that opens the form for gifts on the public site. */
  give: 'Give',
  totalRevenue: 'Total Revenue',
  totalOrders: 'Total Orders',
  pendingOrders: 'Pending Orders',
  lowStock: 'Low Stock',
  figuresFailed: 'The figures of the store could not be loaded',
});

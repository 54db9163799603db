import { messages } from '@ministry/messages';

export const storeCopy = messages('admin.store', {
  theFiguresOfTheStore: 'The figures of the store could not be loaded',
  totalRevenue: 'Total Revenue',
  totalOrders: 'Total Orders',
  pendingOrders: 'Pending Orders',
  lowStock: 'Low Stock',
  whatTheChurchSellsWho: 'What the church sells, who has ordered it, and what came in.',
  give: 'Give',
});

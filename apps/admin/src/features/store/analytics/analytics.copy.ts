import { message, messages } from '@ministry/messages';

export const analyticsCopy = messages('admin.analytics', {
  loadingTheFigures: 'Loading the figures…',
  salesOverview: 'Sales Overview',
  inventoryStatus: 'Inventory Status',
  lowStockFewerThanTen: 'Low stock: fewer than ten units.',
  runningLow: 'Running low',
  nothingTenUnitsOrMore: 'Nothing: ten units or more of everything.',
  all: message<{ localeString: string }>('All {localeString}'),
  revenueByMonth: 'Revenue by month',
});

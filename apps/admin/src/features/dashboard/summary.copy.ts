import { message, messages } from '@ministry/messages';

/** The four cards of figures. */
export const summaryCopy = messages('admin.summary', {
  donations: 'Total Donations',
  families: 'Registered Families',
  newFamilies: message<{ count: number }>('{count, number} new this month'),
  revenue: 'Store Revenue',
  pendingOrders: message<{ count: number }>('{count, plural, one {# pending order} other {# pending orders}}'),
  contactMessages: 'Contact Messages',
  unread: message<{ count: number }>('{count, number} unread'),
  // {change} is '+12%', or '—' if there is nothing to compare with.
  change: message<{ change: string }>('{change} from last month'),
  // Beside a total of money that leaves out the {amount} ('$25') of test payments.
  testMoney: message<{ amount: string }>('Test payments of {amount} are not included'),
});

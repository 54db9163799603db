import { messages } from '@ministry/messages';

/** Labels of the categories of products; visitors filter by the first four (STORE-04, PROD-25). */
export const productCategories = messages('productCategories', {
  books: 'Books',
  clothing: 'Clothing',
  accessories: 'Accessories',
  media: 'Media',
  other: 'Other',
});

/** Labels of the states of an order (ORD-10). */
export const orderStates = messages('orderStates', {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  completed: 'Completed',
  cancelled: 'Cancelled',
});

export const orderPaymentStates = messages('orderPaymentStates', {
  pending: 'Pending',
  completed: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
});

/** How an order is to be paid. */
export const orderPayments = messages('orderPayments', { online: 'Pay now', pickup: 'Pay at pickup' });

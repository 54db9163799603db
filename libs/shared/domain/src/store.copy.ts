import { messages } from '@ministry/messages';

/** Labels of the categories of products; visitors filter by the first four (STORE-04, PROD-25). */
export const productCategories = messages('productCategories', {
  books: 'Books',
  clothing: 'Clothing',
  accessories: 'Accessories',
  media: 'Media',
  other: 'Other',
});
export type ProductCategory = keyof typeof productCategories;
export const productCategorySlugs = /* @__PURE__ */ Object.keys(productCategories) as ProductCategory[];

/** Labels of the states of an order (ORD-10). */
export const orderStates = messages('orderStates', {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  completed: 'Completed',
  cancelled: 'Cancelled',
});
export type OrderState = keyof typeof orderStates;
export const orderStateSlugs = /* @__PURE__ */ Object.keys(orderStates) as OrderState[];

export const orderPaymentStates = messages('orderPaymentStates', {
  pending: 'Pending',
  completed: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
});
export type OrderPaymentState = keyof typeof orderPaymentStates;
export const orderPaymentStateSlugs = /* @__PURE__ */ Object.keys(orderPaymentStates) as OrderPaymentState[];

/** How an order is to be paid. */
export const orderPayments = messages('orderPayments', { online: 'Pay now', pickup: 'Pay at pickup' });
export type OrderPayment = keyof typeof orderPayments;
export const orderPaymentSlugs = /* @__PURE__ */ Object.keys(orderPayments) as OrderPayment[];

/** Why the office has to look at an order. */
export const orderAttentions = [
  // Paid more than once.
  'paid-again',
  // Paid after it was cancelled, and sold out since.
  'sold-out',
  // Cancelled after it was paid.
  'cancelled-paid',
  // The provider has taken a payment back, and the office had already marked money as given back.
  'given-back-before',
  // The amount received is not the expected amount.
  'mismatch',
  // The provider has taken the payment back.
  'reversed',
] as const;
export type OrderAttention = (typeof orderAttentions)[number];

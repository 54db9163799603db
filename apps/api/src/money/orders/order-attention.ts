/** Why the office has to look at an order, as sentences. */
export const attention = {
  paidAgain: 'Paid more than once. Give back what is too much, and mark it here.',
  soldOut:
    'Paid after it was cancelled, and sold out since. Give the money back and mark it here, or agree on something else.',
  cancelledPaid: 'Cancelled after it was paid. Give the money back, and mark it here.',
  givenBackBefore:
    'The provider has taken a payment back, and the office had marked money as given back before. If it is the same money, mark this as settled; otherwise mark the order as refunded.',
  mismatch:
    'The amount received for it is not the expected amount: its payment shows how much. Clarify it with the provider, mark the payment as settled, and then this.',
  takenBack: 'The provider has taken the payment back. Ask the buyer before you send anything.',
} as const;

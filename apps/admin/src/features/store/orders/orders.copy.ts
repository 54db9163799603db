import { message, messages } from '@ministry/messages';

/** The orders of the store. */
export const ordersCopy = messages('admin.orders', {
  // Nouns, used in texts of lists: 'No orders match these filters'.
  one: 'order',
  many: 'orders',
  /** Name of an order in the labels of its buttons: 'Edit the order 6A1B2C3D'. */
  named: message<{ reference: string }>('the order {reference}'),
  title: message<{ reference: string }>('Order {reference}'),

  // The list
  nothingYet: 'Nobody has ordered anything yet.',
  loadFailed: message<{ reason: string }>('Failed to fetch orders. {reason}'),
  exportFailed: 'Failed to export orders',
  search: 'Search orders',
  orderId: 'Order ID',
  customer: 'Customer',
  total: 'Total',
  payment: 'Payment',
  paidBy: 'Paid by',
  attention: 'Attention',
  anyStatus: 'Any status',
  paidOrNot: 'Paid or not',
  anyWayToPay: 'Any way to pay',
  allOrders: 'All orders',
  needReview: 'Need review',
  /** Payment methods of an order. */
  ways: { online: 'Online', pickup: 'At pickup' },

  // Badges of an order
  test: 'Test',
  needsReview: 'Needs review',

  // The details of one order
  loading: 'Loading the order…',
  openFailed: 'Failed to fetch the order',
  attentionTitle: 'Somebody has to look at this order',
  /** Why, and what to do. */
  attentions: {
    'paid-again': 'Paid more than once. Give back what is too much, and mark it here.',
    'sold-out':
      'Paid after it was cancelled, and sold out since. Give the money back and mark it here, or agree on something else.',
    'cancelled-paid': 'Cancelled after it was paid. Give the money back, and mark it here.',
    'given-back-before':
      'The provider has taken a payment back, and the office had marked money as given back before. If it is the same money, mark this as settled; otherwise mark the order as refunded.',
    mismatch:
      'The amount received for it is not the expected amount: its payment shows how much. Clarify it with the provider, mark the payment as settled, and then this.',
    reversed: 'The provider has taken the payment back. Ask the buyer before you send anything.',
  },
  testTitle: 'A test: no money moved.',
  email: 'Email',
  noPhone: 'Not provided',
  ordered: 'Ordered',
  customersPage: "the customer's page",
  heldUntil: 'Held until',
  heldText: message<{ moment: string }>('{moment}; if not paid by then, it is cancelled automatically.'),
  /** 'Shipped' is a status of an order. */
  shippedHint: "'Shipped' tells the customer by e-mail that the order is ready.",
  statusOf: message<{ reference: string }>('Status of the order {reference}'),
  lines: { title: 'What was ordered', units: 'Units', price: 'Price', sum: 'Sum' },
  history: {
    title: 'History',
    note: 'Note',
    /** 'Payment: Pending → Paid' */
    payment: message<{ step: string }>('Payment: {step}'),
    momentBy: message<{ moment: string; name: string }>('{moment} by {name}'),
  },

  // Attempts to pay the order online
  payments: {
    title: 'Payments',
    testPayment: 'Test payment',
    askAgain: 'Ask again',
    askAgainAbout: message<{ reference: string }>('Ask again about the payment {reference}'),
    askFailed: 'The provider could not be asked',
    askedTitle: 'The provider was asked again',
    askedText: 'The answer appears here in a moment.',
    /** After an amount: 'UGX 50,000, under way'. */
    states: {
      pending: 'under way',
      expired: 'ran out of time',
      cancelled: 'cancelled by the payer',
      failed: 'failed',
      completed: 'paid',
      reversed: 'taken back',
    },
  },

  /** Confirmation of a status that is not the usual next one; {from} and {to} are statuses of an order. */
  step: {
    cancelTitle: message<{ reference: string }>('Cancel the order {reference}?'),
    cancel: 'Cancel the order',
    keep: 'Keep it',
    title: message<{ reference: string; to: string }>("Set the order {reference} to ''{to}''?"),
    confirm: message<{ to: string }>("Set to ''{to}''"),
    leave: 'Leave it',
    noteHint: "Why; kept in the order's history. It may stay empty.",
    unusual: message<{ from: string; to: string }>("From ''{from}'' to ''{to}'' is not a usual step."),
    cancelStock: 'What was ordered goes back into the stock, and the customer is told by e-mail.',
    cancelPaid: 'The order is paid: give the money back, then mark the payment as refunded.',
    reopenStock: 'What was ordered is taken out of the stock again; if there is not enough left, nothing changes.',
    unpaidPickup: 'Nothing has been paid for it yet: mark it as paid when you have the money.',
    unpaid: 'Nothing has been paid for it yet.',
  },
  /** Payments and refunds at the office. */
  settling: {
    /** 'Mark as paid: order 6A1B2C3D' */
    title: message<{ action: string; reference: string }>('{action}: order {reference}'),
    paid: 'Mark as paid',
    paidText: message<{ sum: string }>('Only when the office has received {sum}. It is written into the ledger.'),
    paidMethod: 'Received as',
    refunded: 'Mark as refunded',
    refundedText: message<{ sum: string }>(
      'This moves no money: give back {sum} first, through the provider or by hand. It is written into the ledger.',
    ),
    surplusText: message<{ sum: string }>(
      'More was paid than the order costs. This moves no money: give back the excess of {sum} first, through the provider or by hand. It is written into the ledger, and the order stays paid.',
    ),
    refundedMethod: 'Given back as',
    noteHint: 'A receipt number, who brought it. It may stay empty.',
  },
  /** Note for an order that needed attention. */
  attentionForm: {
    label: 'What was done about it',
    hint: 'Shown in the history; after this, nobody has to look at the order any more.',
    save: 'Mark as settled',
  },

  // Toasts after a change
  success: 'Success',
  statusDone: 'Order status updated successfully',
  paidDone: 'Order marked as paid',
  refundedDone: 'Order marked as refunded',
  attentionDone: 'The order is settled',
  updateFailed: 'Failed to update order',

  /** Packing list: the products to take from the shelf, and the contents of each bag. Often printed. */
  packing: {
    title: 'Packing list',
    lead: 'Orders that are paid, or will be paid at pickup; the oldest first.',
    loading: 'Loading the packing list…',
    loadFailed: 'The packing list could not be loaded',
    many: 'orders to pack',
    nothingYet: 'There is nothing to pack now.',
    pendingAndProcessing: 'Pending and processing',
    asOf: message<{ count: number; moment: string }>(
      '{count, plural, one {# order} other {# orders}} to pack, as of {moment}',
    ),
    fromTheShelf: 'From the shelf',
    orderByOrder: 'Order by order',
    ordered: message<{ status: string; moment: string }>('{status}, ordered {moment}'),
    paid: 'Paid',
    /** The amount in shillings, with dollars in brackets. */
    toBePaid: message<{ shillings: string; dollars: string }>('To be paid: {shillings} ({dollars})'),
  },
});

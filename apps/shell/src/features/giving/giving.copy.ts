import { formatShillings, paymentLimits } from '@ministry/domain';

/** The donation form. */
export const giftCopy = {
  heading: 'Give here',
  test: 'Test mode: no money moves.',
  presets: 'Choose an amount',
  amount: 'Amount *',
  rate: (shillings: string) => `Paid in shillings, at ${shillings} for a dollar.`,
  unit: 'Give in',
  units: { USD: 'US dollars', UGX: 'Shillings (UGX)' },
  category: 'Your gift is for',
  method: 'How you pay',
  provider: 'Collected by',
  phone: 'Mobile money number *',
  phoneHint: 'The one you pay with, for example 0772 123 456',
  email: 'Email *',
  emailHint: 'Your receipt goes there.',
  name: 'Name (optional)',
  nameHint: 'Left empty: Anonymous.',
  next: (provider: string) => `You pay on the next page, with ${provider}. We never see your card or your PIN.`,
  saved: 'We keep this for seven years, for the accounts.',
  give: 'Give',
  giveAmount: (amount: string) => `Give ${amount}`,
  pending: 'Setting up payment...',
  closed:
    'Gifts cannot be made here at the moment. Please try again later, call us, or hand your gift in at the office.',
} as const;

/** DON-05, DON-06 */
export const giftErrors = {
  amount: 'Please enter a valid donation amount.',
  atMost: `Please give at most ${formatShillings(paymentLimits.most)} at a time; for more, please call us.`,
  email: 'Please provide an email address for payment processing.',
  emailForm: 'Please write an email address, such as name@example.org.',
  phone: 'Please write the number that you pay with, for example 0772 123 456.',
} as const;

export const giftToasts = {
  amount: { title: 'Invalid amount', description: giftErrors.amount },
  email: { title: 'Email required', description: giftErrors.email },
  phone: { title: 'Phone number required', description: giftErrors.phone },
  failed: { title: 'Payment setup failed', description: 'Please try again or contact us for assistance' },
} as const;

/** DON-18, DON-19 */
export const setupErrors = {
  noSession: 'Failed to create payment session',
  noAddress: 'No payment URL received',
} as const;

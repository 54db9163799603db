import { message, messages } from '@ministry/messages';

/** The donation form. */
export const giftCopy = messages('gift', {
  heading: 'Give here',
  test: 'Test mode: no money moves.',
  presets: 'Choose an amount',
  amount: 'Amount *',
  rate: message<{ shillings: string }>('Paid in shillings, at {shillings} for a dollar.'),
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
  nameHint: 'If empty: Anonymous.',
  next: message<{ provider: string }>('You pay on the next page, with {provider}. We never see your card or your PIN.'),
  saved: 'We keep this for seven years, for the accounts.',
  give: 'Give',
  giveAmount: message<{ amount: string }>('Give {amount}'),
  pending: 'Setting up payment...',
  closed:
    'Gifts cannot be made here at the moment. Please try again later, call us, or hand your gift in at the office.',
});

/** DON-05, DON-06 */
export const giftErrors = messages('gift.errors', {
  amount: 'Please enter a valid donation amount.',
  atMost: message<{ most: string }>('Please give at most {most} at a time; for more, please call us.'),
  email: 'Please provide an email address for payment processing.',
  emailForm: 'Please write an email address, such as name@example.org.',
  phone: 'Please write the number that you pay with, for example 0772 123 456.',
});

/** The description of the first three is the message of the field. */
export const giftToasts = messages('gift.toasts', {
  amount: 'Invalid amount',
  email: 'Email required',
  phone: 'Phone number required',
  failed: { title: 'Payment setup failed', description: 'Please try again or contact us for assistance' },
});

/** DON-18, DON-19 */
export const setupErrors = messages('gift.setup', {
  noSession: 'Failed to create payment session',
  noAddress: 'No payment URL received',
});

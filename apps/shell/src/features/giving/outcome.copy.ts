import { messages } from '@ministry/messages';

/** The outcome of a gift, for the page to which a donor returns (DON-20…29). */
export const outcomeCopy = messages('gift.outcome', {
  completed: {
    title: 'Thank You for Your Donation!',
    state: 'Payment Completed',
    text: 'An email receipt will follow. Your gift is recorded for the purpose that you chose.',
  },
  pending: {
    title: 'Almost there',
    state: 'Your gift awaits approval on your phone',
    text: 'If you pay by mobile money, approve it on your phone with your PIN. This page updates automatically. You may also close it: an email receipt follows once the payment is confirmed.',
  },
  cancelled: {
    title: 'Donation Cancelled',
    state: 'No payment has been processed',
    text: 'What you wrote is kept on this device, so that you can continue where you stopped.',
  },
  turnedBack: {
    title: 'Donation Cancelled',
    state: 'No payment has been processed',
    text: 'What you wrote is kept on this device. If you approve the payment on your phone after all, it counts, and an email receipt follows.',
  },
  failed: {
    title: 'The payment did not go through',
    state: 'Nothing was given',
    text: 'The payment company tells us that nothing was paid. You can try again, or pay another way.',
  },
  expired: {
    title: 'The payment was not made in time',
    state: 'Nothing was given',
    text: 'The payment was not approved before its page closed. What you wrote is kept on this device.',
  },
  reversed: {
    title: 'This gift was returned',
    state: 'Payment returned',
    text: 'The payment was made and refunded later. If you did not ask for that, please call us.',
  },
  unknown: {
    title: 'Your donation',
    state: 'We have no record of this payment',
    text: 'If you have just given, an email receipt follows once the payment is confirmed. If none comes, call us or write to us.',
  },
  unasked: {
    title: 'Your donation',
    state: 'We cannot check this payment at the moment',
    text: 'Nothing is lost: we keep checking the payment, and an email receipt follows once it is confirmed.',
  },
});

export const resultCopy = messages('gift.result', {
  description: 'The result of a donation.',
  test: 'Test mode: no money moved.',
  amount: 'Amount',
  reference: 'Reference',
  day: 'Day',
  home: 'Return Home',
  impact: 'Learn More About Our Impact',
  again: 'Try Donating Again',
  look: 'Check again',
  contact: 'Contact us',
});

import { messages } from '@ministry/messages';

export const newsletterCopy = messages('newsletter', {
  heading: 'Newsletter',
  lead: 'Updates and inspiration from our ministry.',
  email: 'E-mail address',
  send: 'Subscribe',
  sending: 'Subscribing...',
  saved: 'We keep your address for the newsletter alone. Each letter has a link to leave.',
  done: 'Thank you for subscribing!',
  success: {
    title: 'Successfully subscribed!',
    description:
      "Thank you for subscribing to our newsletter. You'll receive updates and inspiration from our ministry.",
  },
});

/** What is said when it did not work: in the toast, and its description beside the field too. */
export const newsletterRefusals = messages('newsletter.refusals', {
  invalid: { title: 'Invalid email', description: 'Please enter a valid email address.' },
  failed: { title: 'Subscription failed', description: 'Failed to subscribe to newsletter. Please try again.' },
  network: { title: 'Error', description: 'Network error. Please check your connection and try again.' },
  /** Only after a plain form: an address or a place has asked too often. */
  later: {
    title: 'Subscription failed',
    description: 'This did not go through just now. Please try again in an hour.',
  },
});

import { messages } from '@ministry/messages';

export const newsletterCopy = messages('newsletter', {
  heading: 'Newsletter',
  lead: 'Updates and inspiration from our ministry.',
  email: 'E-mail address',
  send: 'Subscribe',
  sending: 'Subscribing...',
  saved: 'We keep your address only for the newsletter. Each one has an unsubscribe link.',
  done: 'Thank you for subscribing!',
  success: {
    title: 'Successfully subscribed!',
    description:
      "Thank you for subscribing to our newsletter. You'll receive updates and inspiration from our ministry.",
  },
});

/** Texts for a failed subscription: shown in the toast, the description also beside the field. */
export const newsletterRefusals = messages('newsletter.refusals', {
  invalid: { title: 'Invalid email', description: 'Please enter a valid email address.' },
  failed: { title: 'Subscription failed', description: 'Failed to subscribe to newsletter. Please try again.' },
  network: { title: 'Error', description: 'Network error. Please check your connection and try again.' },
  /** Only for a form sent without a script: any refusal except an invalid address, such as too many requests. */
  later: {
    title: 'Subscription failed',
    description: 'This could not be sent just now. Please try again in an hour.',
  },
});

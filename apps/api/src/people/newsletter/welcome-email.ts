import type { SignedMessage } from '../../platform/outbox/outbox.service.ts';
import type { UnsubscribeLink } from './unsubscriptions.ts';

/** The first letter to a subscriber. */
export function welcomeEmail(email: string, { url, headers }: UnsubscribeLink): SignedMessage {
  return (identity) => ({
    channel: 'email',
    recipient: email,
    subject: `Welcome to the newsletter of ${identity.name}`,
    headers,
    text: [
      'Dear friend,',
      '',
      "Thank you for subscribing to our newsletter. You'll receive updates and inspiration from our ministry.",
      '',
      'What is coming up:',
      new URL('/events', url).href,
      '',
      'We keep your address for this newsletter alone. To end it at any time, or if it was not you who subscribed:',
      url,
      '',
      'God bless you,',
      identity.name,
      identity.postal,
      '',
    ].join('\n'),
  });
}

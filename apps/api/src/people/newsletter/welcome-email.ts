import type { SignedMessage } from '../../platform/outbox/outbox.service.ts';

/** Where a subscription is ended: a page for people, a one-click address for mail programs (RFC 8058). */
const unsubscribeUrl = (token: string, publicUrl: string): string =>
  `${publicUrl}/api/newsletter/unsubscribe?token=${token}`;

/** What every letter of the newsletter carries, so that a mail program can offer its own 'Unsubscribe' button. */
const listHeaders = (token: string, publicUrl: string): Record<string, string> => ({
  'List-Unsubscribe': `<${unsubscribeUrl(token, publicUrl)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The first letter to a subscriber. */
export function welcomeEmail(email: string, token: string, publicUrl: string): SignedMessage {
  return (identity) => ({
    channel: 'email',
    recipient: email,
    subject: `Welcome to the newsletter of ${identity.name}`,
    headers: listHeaders(token, publicUrl),
    text: [
      'Dear friend,',
      '',
      "Thank you for subscribing to our newsletter. You'll receive updates and inspiration from our ministry.",
      '',
      'What is coming up:',
      `${publicUrl}/events`,
      '',
      'We keep your address for this newsletter alone. To end it at any time, or if it was not you who subscribed:',
      unsubscribeUrl(token, publicUrl),
      '',
      'God bless you,',
      identity.name,
      identity.postal,
      '',
    ].join('\n'),
  });
}

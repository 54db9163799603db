import { formatLongDay } from '@ministry/domain';
import type { SignedMessage } from '../../platform/outbox/outbox.service.ts';
import type { ContactMessage } from './contact-message.entity.ts';

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** The office's answer by e-mail, with what it answers below. Whoever answers it back reaches the office. */
export function replyEmail({ firstName, email, message, createdAt }: ContactMessage, content: string): SignedMessage {
  return (identity) => ({
    channel: 'email',
    recipient: email,
    subject: `Your message to ${identity.name}`,
    // A person wrote it, unlike our other letters.
    headers: { 'Auto-Submitted': 'no', 'Reply-To': identity.email },
    text: [
      `Dear ${firstName},`,
      '',
      content,
      '',
      'God bless you,',
      identity.name,
      `${identity.phone}, ${identity.email}`,
      identity.postal,
      '',
      `On ${formatLongDay(createdAt)} you wrote to us:`,
      quoted(message),
      '',
    ].join('\n'),
  });
}

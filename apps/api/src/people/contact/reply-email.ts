import { formatLongDay, ministry } from '@ministry/domain';
import type { NewMessage } from '../../platform/outbox/outbox.service.ts';
import type { ContactMessage } from './contact-message.entity.ts';

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** The office's answer by e-mail, with what it answers below. Whoever answers it back reaches the office. */
export function replyEmail({ firstName, email, message, createdAt }: ContactMessage, content: string): NewMessage {
  return {
    channel: 'email',
    recipient: email,
    subject: `Your message to ${ministry.name}`,
    // A person wrote it, unlike our other letters.
    headers: { 'Auto-Submitted': 'no', 'Reply-To': ministry.email },
    text: [
      `Dear ${firstName},`,
      '',
      content,
      '',
      'God bless you,',
      ministry.name,
      `${ministry.phone}, ${ministry.email}`,
      ministry.postal,
      '',
      `On ${formatLongDay(createdAt)} you wrote to us:`,
      quoted(message),
      '',
    ].join('\n'),
  };
}

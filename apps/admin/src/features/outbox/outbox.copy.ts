import { message, messages } from '@ministry/messages';

/** Outgoing e-mails, text messages and notifications. 'Text' means an SMS. */
export const outboxCopy = messages('admin.outbox', {
  title: 'Outbox',
  lead: 'Confirmations and answers by e-mail and text. Messages that cannot be sent are tried again for two days, with growing pauses.',
  noSender: {
    email: 'No sender for e-mail is set up',
    text: 'No sender for text messages is set up',
    both: 'No sender for e-mail and text messages is set up',
    // 'Sent' is the status below; SMTP_URL and SMS_URL are settings.
    hint: "'Sent' means here that the message was written to a file in the server's outbox folder. The person who looks after the server finds the settings SMTP_URL and SMS_URL in .env.example.",
  },
  search: 'Search the outbox',
  // Nouns for the items of the list, used inside other sentences.
  list: { one: 'message', many: 'messages', nothingYet: 'No message has been written yet.' },

  // Filters.
  statuses: { all: 'All messages', waiting: 'Waiting', sent: 'Sent', dead: 'Not delivered' },
  channels: {
    all: 'E-mails, texts and notifications',
    email: 'E-mails',
    text: 'Texts',
    push: 'Notifications',
  },

  // Column headings.
  message: 'Message',
  written: 'Written',

  noSubject: 'E-mail without a subject',
  recipients: {
    email: message<{ recipient: string }>('E-mail to {recipient}'),
    text: message<{ recipient: string }>('Text to {recipient}'),
    push: message<{ recipient: string }>('Notification to device {recipient}'),
  },
  // Name of a message in the label of its checkbox.
  named: message<{ subject: string; recipient: string }>('{subject} to {recipient}'),

  // Delivery status of a message.
  sentAt: message<{ time: string }>('Sent {time}'),
  waiting: 'Waiting',
  waitingAfter: message<{ attempts: number; time: string }>(
    'Waiting after {attempts, plural, one {# attempt} other {# attempts}}, next {time}',
  ),
  givenUp: message<{ attempts: number }>('Given up after {attempts, plural, one {# attempt} other {# attempts}}'),

  // Buttons that send a message, by its status, and their labels for screen readers, which name the message.
  resend: { dead: 'Try again', waiting: 'Send now', sent: 'Send once more' },
  resendNamed: {
    dead: message<{ subject: string; recipient: string }>('Try again: {subject} to {recipient}'),
    waiting: message<{ subject: string; recipient: string }>('Send now: {subject} to {recipient}'),
    sent: message<{ subject: string; recipient: string }>('Send once more: {subject} to {recipient}'),
  },
  sendAgain: 'Send again',
  resent: message<{ subject: string; recipient: string }>("''{subject}'' to {recipient} is on its way again."),
  resentCount: message<{ count: number }>(
    '{count, plural, one {# message is on its way} other {# messages are on their way}} again.',
  ),
});

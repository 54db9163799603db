import { message, messages } from '@ministry/messages';

export const outboxTexts = messages('admin.outbox', {
  message: 'Message',
  written: 'Written',
  to: message<{ value: string; message: string; recipient: string }>('{value}: {message} to {recipient}'),
  outbox: 'Outbox',
  confirmationsAndAnswersByE:
    'Confirmations and answers by e-mail and text. What cannot be sent is tried again with growing pauses, for two days.',
  noSenderForIsSet: message<{ toFiles: string }>('No sender for {toFiles} is set up'),
  sentMeansHereThatThe:
    "'Sent' means here that the message was written to a file in the server's outbox folder. Whoever looks after the server finds the settings SMTP_URL and SMS_URL in .env.example.",
  searchTheOutbox: 'Search the outbox',
  noMessageHasBeenWritten: 'No message has been written yet.',
  sendAgain: 'Send again',
  to2: message<{ message: string; recipient: string }>('{message} to {recipient}'),
  allMessages: 'All messages',
  notDelivered: 'Not delivered',
  eMailsTextsAndNotifications: 'E-mails, texts and notifications',
  texts: 'Texts',
  textTo: 'Text to',
  notificationToDevice: 'Notification to device',
  attempts: message<{ attempts: number }>('{attempts} attempts'),
  sent: message<{ moment: string }>('Sent {moment}'),
  givenUpAfter: message<{ attempts: string }>('Given up after {attempts}'),
  waitingAfterNext: message<{ attempts: string; nextAttemptAt: string }>(
    'Waiting after {attempts}, next {nextAttemptAt}',
  ),
  sendNow: 'Send now',
  sendOnceMore: 'Send once more',
  eMailWithoutASubject: 'E-mail without a subject',
  toIsOnItsWay: message<{ message: string; recipient: string }>("'{message}' to {recipient} is on its way again."),
  n1MessageIsOnIts: '1 message is on its way again.',
  messagesAreOnTheirWay: message<{ processed: number }>('{processed} messages are on their way again.'),
});

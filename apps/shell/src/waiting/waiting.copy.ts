import { message, messages } from '@ministry/messages';

export const waitingCopy = messages('waiting', {
  waits: message<{ count: number }>('Waiting to send, {count}'),
  refused: message<{ count: number }>('Not accepted, {count}'),
  sent: message<{ count: number }>('Sent, {count}'),
  /** Button in the message of a form that got no answer. */
  later: 'Send when back online',
  /** Shown in the message of an order that is paid online. */
  noMoney: 'A payment needs a connection; an order that you pay at pickup can wait.',
  queued:
    'This is sent once, as soon as there is a connection and a page of this site is open. Until then it is kept on this device, where all its users can open it.',
  results: 'Sent forms are listed here for a day, forms not accepted until you open or remove them.',
  noRoom: 'This device has no space to keep it.',
  none: 'Nothing is waiting to be sent.',
  list: 'Forms waiting to be sent',
  close: 'Close',
  since: message<{ time: string }>('Waiting since {time}'),
  sending: 'Sending…',
  sentAt: message<{ time: string }>('Sent {time}'),
  refusedAt: message<{ time: string }>('Not accepted {time}'),
  old: message<{ time: string }>('Written {time}. It may have arrived already. Send it anyway?'),
  send: 'Send now',
  edit: 'Edit',
  open: 'Open in its form',
  remove: 'Remove',
  ok: 'Done',
  see: 'See it',
  removed: message<{ label: string }>('Removed: {label}.'),
  undo: 'Undo',
  unfinished: 'That form already contains something else. Send or clear that first; this stays here.',
  noForm: 'Its form is at the foot of every other page. Open one of them, and edit it there.',
  noPage: 'The page of its form is not saved on this device. It can be edited once there is a connection.',
});

export const kindCopy = messages('waiting.kinds', {
  contact: 'Message to the office',
  prayer: 'Prayer request',
  testimony: 'Testimony',
  family: 'Registration of a family',
  newsletter: 'Newsletter',
  registration: 'Registration for an event',
  registrationFor: message<{ event: string }>('Registration: {event}'),
  order: 'Order, paid at pickup',
});

export const resultCopy = messages('waiting.answers', {
  contact: 'The office has your message.',
  prayer: message<{ code: string }>('Our prayer team has your request. Reply code: {code}'),
  testimony: 'We have your testimony and read it before it is published.',
  family: 'Your family is registered.',
  newsletter: 'You are subscribed.',
  registration: message<{ code: string }>('You are registered. Confirmation code: {code}'),
  known: 'You were already registered. We e-mail you the confirmation.',
  order: message<{ reference: string }>('We received your order: {reference}'),
});

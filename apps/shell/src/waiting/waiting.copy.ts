import { message, messages } from '@ministry/messages';

export const waitingCopy = messages('waiting', {
  waits: message<{ count: number }>('Waits for a line, {count}'),
  refused: message<{ count: number }>('Not accepted, {count}'),
  sent: message<{ count: number }>('Sent, {count}'),
  /** In the message of a form that got no answer. */
  later: 'Send when the line is back',
  /** In the message of an order that is paid online. */
  noMoney: 'A payment cannot wait for a line; an order that you pay at pickup can.',
  queued:
    'This is sent once, as soon as there is a line and a page of this site is open. Until then it is kept on this device, where everybody who uses it can open it.',
  results: 'What was sent stands here for a day, what was not accepted until you open or remove it.',
  noRoom: 'This device has no room to keep it.',
  none: 'Nothing waits for a line.',
  list: 'Forms that wait for a line',
  close: 'Close',
  since: message<{ time: string }>('Waits since {time}'),
  sending: 'Is being sent',
  sentAt: message<{ time: string }>('Sent {time}'),
  refusedAt: message<{ time: string }>('Not accepted {time}'),
  old: message<{ time: string }>('Written {time}. It may have arrived already; send it all the same?'),
  send: 'Send now',
  edit: 'Edit',
  open: 'Open in its form',
  remove: 'Remove',
  ok: 'Done',
  see: 'See it',
  removed: message<{ label: string }>('Removed: {label}.'),
  undo: 'Undo',
  unfinished: 'In that form something else is begun. Send it or clear it first; this stays here.',
  noForm: 'Its form is at the foot of every other page. Open one of them, and edit it there.',
  noPage: 'The page of its form is not saved on this device. It can be edited once there is a line.',
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
  known: 'You were registered already. The confirmation is mailed to you.',
  order: message<{ reference: string }>('Your order is in: {reference}'),
});

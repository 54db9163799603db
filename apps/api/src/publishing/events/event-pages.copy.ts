import { message, messages } from '../../platform/texts/sentence.ts';

/** Texts that the ticket pages and the waiting list pages share. */
export const eventPageTexts = messages('api.eventPage', {
  time: message<{ span: string }>('{span}, Kampala time'),
  aboutEvent: 'About this event',
  toEvent: 'To the event',
});

export const ticketTexts = messages('api.ticketPage', {
  heading: 'Your ticket',
  code: 'QR code of the ticket',
  show: 'Show this at the gate, on your phone or on paper. It lets one person in, once, so do not send the picture to others.',
  toCalendar: 'Add to calendar',
  cannotCome: message<{ giveBack: string; passOn: string }>('Can you not come? {giveBack}, or {passOn}.'),
  giveBack: 'Give this seat back',
  passOn: 'pass the ticket on to somebody else',
  notified: message<{ link: string }>('{link} of changes, and the day before.'),
  notify: 'Be notified on this device',
  invalid: 'This seat was given back or passed on',
  invalidText: 'Somebody else has the seat now or can take it, and this ticket is no longer valid.',
});

export const seatReturnTexts = messages('api.seatReturnPage', {
  heading: 'Give this seat back?',
  text: 'Somebody else can then take your seat, and your ticket is no longer valid. What you wrote when you registered is deleted. This cannot be undone: to come after all, you would have to register again, if a seat is left.',
  code: 'Your confirmation code',
  codeHint: 'Eight letters and digits, in our e-mail and text message',
  send: 'Give this seat back',
  keep: 'Keep my seat',
});

export const transferTexts = messages('api.ticketTransferPage', {
  heading: 'Pass this ticket on',
  text: 'Somebody else comes in your place. That person gets a new ticket by e-mail, yours is no longer valid, and what you wrote when you registered is deleted. This cannot be undone.',
  firstName: 'First name of the guest',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone (optional)',
  send: 'Pass this ticket on',
  keep: 'Keep my ticket',
  done: 'The ticket was passed on',
  doneText: 'The new holder gets it by e-mail. Your old ticket is no longer valid.',
});

export const waitingTexts = messages('api.waitingListPage', {
  place: message<{ place: number }>('You are number {place} in line'),
  placeText:
    'We will write to you as soon as a seat becomes free for you. It is then kept for you for a day, or for a shorter time close to the event.',
  leave: 'Leave the waiting list',
  offer: 'A seat is free for you',
  offerText: message<{ until: string }>(
    'It is kept for you until {until}, Kampala time. After that it goes to the next in line.',
  ),
  take: 'Take the seat',
  lapsed: 'The time to take this seat is over',
  lapsedText:
    'It is offered to the next in line. If you still wish to come, register, or join the waiting list again on the page of the event.',
  gone: 'You are not on this waiting list',
  goneText: 'You have left it, or were removed from it. What you wrote when you joined is deleted.',
  taken: 'You are registered',
  takenText: 'The seat is yours. Your confirmation code is on its way to you by e-mail.',
  openTicket: 'Open your ticket',
});

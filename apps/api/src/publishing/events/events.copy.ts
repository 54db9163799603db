import { message, messages } from '../../platform/texts/sentence.ts';

/** Messages to people who register, and to the office, about events. */
export const eventTexts = messages('api.events', {
  notFound: 'There is no such event.',
  ticketNotFound: 'There is no such ticket. Please check the address for typing errors, or ask us.',
  ticketCheckedIn: 'This ticket was used at the gate already; its seat cannot be given back or passed on.',
  transferLimitReached:
    'This ticket was passed on three times and cannot be passed on again; its seat can be given back.',
  personHasSeat: 'That person has a seat at this event already. Nothing was changed.',
  anotherConfirmationCode: 'Confirmation code must be the one in our e-mail about this ticket',
  notEnoughSeats: message<{ left: number }>(
    '{left, plural, one {Only one seat is left} other {Only # seats are left}}, so nobody was registered. Please register fewer people.',
  ),
  seatsForAll: message<{ left: number }>(
    '{left, plural, one {Only one seat is left} other {Only # seats are left}}, for the whole group',
  ),
  namedTwice: message<{ name: string }>('Others must not name {name} twice'),
  namesInFull: 'Others must be named in full, given name and family name',
  full: 'This event is fully booked.',
  notFull: 'This event has free seats: please register instead of waiting.',
  waitingListClosed: 'This event is about to begin, so its waiting list is closed.',
  waitingLinkNotFound: 'There is no such waiting list entry. Please open the link in our e-mail again, or ask us.',
  seatNotOffered: 'No seat is free for you yet. We will write to you as soon as one is.',
  waitingOfferExpired:
    'The time to take this seat is over, and it is offered to the next in line. You can join the waiting list again.',
  over: 'This event is over.',
  registrationNotRequired: 'This event is open to all; nobody needs to register.',
  anotherEvent: 'Event id must be the one in the address',
  endsBeforeItBegins: 'End date must not be before the date',
  limitBelowSeatsTaken: message<{ taken: number }>(
    'Attendee limit must not be below the {taken, plural, one {one seat} other {{taken, number} seats}} already taken',
  ),
  registrationNotFound: 'There is no such registration.',
  waitingEntryNotFound: 'There is no such entry. It may have left the waiting list meanwhile.',
  notOver: 'This event is not over yet; thank-you e-mails are sent after it.',
  nobodyRegistered: 'Nobody has registered for this event yet, so nobody would get the message.',
  messageNotFound: 'There is no such message.',
  messageSent: 'This message is already being sent and cannot be withdrawn.',
  undoesNeeded: 'Undoes must be the id of the entry to undo',
});

/** Titles of the notifications on devices that follow a registration. */
export const notificationTexts = messages('api.eventNotifications', {
  news: 'News about an event',
  tomorrow: 'Tomorrow',
});

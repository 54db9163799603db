import { conflict, DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';

export const eventNotFound = (): DomainError => notFound('There is no such event.');

export const endsBeforeItBegins = (): DomainError => invalid({ endDate: 'End date must not be before the date' });
export const limitBelowSeatsTaken = (taken: number): DomainError => {
  const sentence = `Attendee limit must not be below the ${taken === 1 ? 'one seat' : `${taken.toLocaleString('en-GB')} seats`} already taken`;
  return conflict('LIMIT_BELOW_SEATS_TAKEN', `${sentence}.`, { attendeeLimit: sentence });
};

export const ticketNotFound = (): DomainError =>
  notFound('There is no such ticket. Please look at the letters of its address again, or ask us.');

export const ticketCheckedIn = (): DomainError =>
  conflict(
    'TICKET_CHECKED_IN',
    'This ticket was used at the gate already; its seat cannot be given back or passed on.',
  );
export const transferLimitReached = (): DomainError =>
  conflict(
    'TRANSFER_LIMIT_REACHED',
    'This ticket was passed on three times and cannot be passed on again; its seat can be given back.',
  );
export const personHasSeat = (): DomainError =>
  conflict('PERSON_HAS_SEAT', 'That person has a seat at this event already. Nothing was changed.');
export const anotherConfirmationCode = (): DomainError =>
  invalid({ confirmationCode: 'Confirmation code must be the one in our e-mail about this ticket' });

/** @param seatsLeft fewer than were asked for */
export function notEnoughSeats(seatsLeft: number): DomainError {
  const left = seatsLeft === 1 ? 'Only one seat is left' : `Only ${seatsLeft.toLocaleString('en-GB')} seats are left`;
  return new DomainError(
    409,
    'NOT_ENOUGH_SEATS',
    `${left}, so nobody was registered. Please register fewer people.`,
    { others: `${left}, for all together` },
    undefined,
    { seatsLeft },
  );
}
export const namedTwice = (name: string): DomainError => invalid({ others: `Others name ${name} twice` });
export const registrationNotFound = (): DomainError => notFound('There is no such registration.');
export const eventFull = (): DomainError => conflict('EVENT_FULL', 'This event is fully booked.');
export const eventNotFull = (): DomainError =>
  conflict('EVENT_NOT_FULL', 'This event has free seats: please register instead of waiting.');
export const waitingListClosed = (): DomainError =>
  conflict('WAITING_LIST_CLOSED', 'This event is about to begin, so its waiting list is closed.');
export const waitingListEntryNotFound = (): DomainError =>
  notFound('There is no such entry. It may have left the waiting list meanwhile.');
export const waitingLinkNotFound = (): DomainError =>
  notFound('There is no such waiting list entry. Please open the link in our e-mail again, or ask us.');
export const seatNotOffered = (): DomainError =>
  conflict('SEAT_NOT_OFFERED', 'No seat is free for you yet. We write to you as soon as one is.');
export const waitingOfferExpired = (): DomainError =>
  conflict(
    'WAITING_OFFER_EXPIRED',
    'The time to take this seat is over, and it is offered to the next in line. You can join the waiting list again.',
  );
export const eventOver = (): DomainError => conflict('EVENT_OVER', 'This event is over.');
export const eventNotOver = (): DomainError =>
  conflict('EVENT_NOT_OVER', 'This event is not over yet; thanks are sent after it.');
export const registrationNotRequired = (): DomainError =>
  conflict('REGISTRATION_NOT_REQUIRED', 'This event is open to all; nobody needs to register.');
export const anotherEvent = (): DomainError => invalid({ eventId: 'Event id must be that of the address' });
export const nobodyRegistered = (): DomainError =>
  conflict('NOBODY_REGISTERED', 'Nobody has registered for this event yet, so nobody would get the message.');
export const eventMessageNotFound = (): DomainError => notFound('There is no such message.');
export const eventMessageSent = (): DomainError =>
  conflict('EVENT_MESSAGE_SENT', 'This message has begun to leave and cannot be taken back.');

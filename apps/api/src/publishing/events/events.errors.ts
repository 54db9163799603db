import { conflict, DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';
import { eventTexts } from './events.copy.ts';

export const eventNotFound = (): DomainError => notFound(eventTexts.notFound);

export const endsBeforeItBegins = (): DomainError => invalid({ endDate: 'End date must not be before the date' });
export const limitBelowSeatsTaken = (taken: number): DomainError => {
  const sentence = `Attendee limit must not be below the ${taken === 1 ? 'one seat' : `${taken.toLocaleString('en-GB')} seats`} already taken`;
  return conflict('LIMIT_BELOW_SEATS_TAKEN', `${sentence}.`, { attendeeLimit: sentence });
};

export const ticketNotFound = (): DomainError => notFound(eventTexts.ticketNotFound);

export const ticketCheckedIn = (): DomainError => conflict('TICKET_CHECKED_IN', eventTexts.ticketCheckedIn);
export const transferLimitReached = (): DomainError =>
  conflict('TRANSFER_LIMIT_REACHED', eventTexts.transferLimitReached);
export const personHasSeat = (): DomainError => conflict('PERSON_HAS_SEAT', eventTexts.personHasSeat);
export const anotherConfirmationCode = (): DomainError =>
  invalid({ confirmationCode: eventTexts.anotherConfirmationCode });

/** @param seatsLeft fewer than were asked for */
export const notEnoughSeats = (seatsLeft: number): DomainError =>
  new DomainError(
    409,
    'NOT_ENOUGH_SEATS',
    eventTexts.notEnoughSeats({ left: seatsLeft }),
    { others: eventTexts.seatsForAll({ left: seatsLeft }) },
    undefined,
    { seatsLeft },
  );
export const namedTwice = (name: string): DomainError => invalid({ others: eventTexts.namedTwice({ name }) });
export const registrationNotFound = (): DomainError => notFound('There is no such registration.');
export const eventFull = (): DomainError => conflict('EVENT_FULL', eventTexts.full);
export const eventNotFull = (): DomainError => conflict('EVENT_NOT_FULL', eventTexts.notFull);
export const waitingListClosed = (): DomainError => conflict('WAITING_LIST_CLOSED', eventTexts.waitingListClosed);
export const waitingListEntryNotFound = (): DomainError =>
  notFound('There is no such entry. It may have left the waiting list meanwhile.');
export const waitingLinkNotFound = (): DomainError => notFound(eventTexts.waitingLinkNotFound);
export const seatNotOffered = (): DomainError => conflict('SEAT_NOT_OFFERED', eventTexts.seatNotOffered);
export const waitingOfferExpired = (): DomainError => conflict('WAITING_OFFER_EXPIRED', eventTexts.waitingOfferExpired);
export const eventOver = (): DomainError => conflict('EVENT_OVER', eventTexts.over);
export const eventNotOver = (): DomainError =>
  conflict('EVENT_NOT_OVER', 'This event is not over yet; thanks are sent after it.');
export const registrationNotRequired = (): DomainError =>
  conflict('REGISTRATION_NOT_REQUIRED', eventTexts.registrationNotRequired);
export const anotherEvent = (): DomainError => invalid({ eventId: eventTexts.anotherEvent });
export const nobodyRegistered = (): DomainError =>
  conflict('NOBODY_REGISTERED', 'Nobody has registered for this event yet, so nobody would get the message.');
export const eventMessageNotFound = (): DomainError => notFound('There is no such message.');
export const eventMessageSent = (): DomainError =>
  conflict('EVENT_MESSAGE_SENT', 'This message has begun to leave and cannot be taken back.');

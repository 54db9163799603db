import { conflict, type DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';
import { errorTexts } from '../../platform/errors/errors.copy.ts';
import { eventTexts } from './events.copy.ts';

export const eventNotFound = (): DomainError => notFound(eventTexts.notFound);

export const endsBeforeItBegins = (): DomainError => invalid({ endDate: eventTexts.endsBeforeItBegins });
export const limitBelowSeatsTaken = (taken: number): DomainError => {
  const sentence = eventTexts.limitBelowSeatsTaken({ taken });
  return conflict('LIMIT_BELOW_SEATS_TAKEN', errorTexts.ended({ problem: sentence }), {
    fields: { attendeeLimit: sentence },
  });
};

export const ticketNotFound = (): DomainError => notFound(eventTexts.ticketNotFound);

export const ticketCheckedIn = (): DomainError => conflict('TICKET_CHECKED_IN', eventTexts.ticketCheckedIn);
export const transferLimitReached = (): DomainError =>
  conflict('TRANSFER_LIMIT_REACHED', eventTexts.transferLimitReached);
export const personHasSeat = (): DomainError => conflict('PERSON_HAS_SEAT', eventTexts.personHasSeat);
export const anotherConfirmationCode = (): DomainError =>
  invalid({ confirmationCode: eventTexts.anotherConfirmationCode });

/** @param seatsLeft fewer than were requested */
export const notEnoughSeats = (seatsLeft: number): DomainError =>
  conflict('NOT_ENOUGH_SEATS', eventTexts.notEnoughSeats({ left: seatsLeft }), {
    fields: { others: eventTexts.seatsForAll({ left: seatsLeft }) },
    details: { seatsLeft },
  });
export const namedTwice = (name: string): DomainError => invalid({ others: eventTexts.namedTwice({ name }) });
export const registrationNotFound = (): DomainError => notFound(eventTexts.registrationNotFound);
export const eventFull = (): DomainError => conflict('EVENT_FULL', eventTexts.full);
export const eventNotFull = (): DomainError => conflict('EVENT_NOT_FULL', eventTexts.notFull);
export const waitingListClosed = (): DomainError => conflict('WAITING_LIST_CLOSED', eventTexts.waitingListClosed);
export const waitingListEntryNotFound = (): DomainError => notFound(eventTexts.waitingEntryNotFound);
export const waitingLinkNotFound = (): DomainError => notFound(eventTexts.waitingLinkNotFound);
export const seatNotOffered = (): DomainError => conflict('SEAT_NOT_OFFERED', eventTexts.seatNotOffered);
export const waitingOfferExpired = (): DomainError => conflict('WAITING_OFFER_EXPIRED', eventTexts.waitingOfferExpired);
export const eventOver = (): DomainError => conflict('EVENT_OVER', eventTexts.over);
export const eventNotOver = (): DomainError => conflict('EVENT_NOT_OVER', eventTexts.notOver);
export const registrationNotRequired = (): DomainError =>
  conflict('REGISTRATION_NOT_REQUIRED', eventTexts.registrationNotRequired);
export const anotherEvent = (): DomainError => invalid({ eventId: eventTexts.anotherEvent });
export const nobodyRegistered = (): DomainError => conflict('NOBODY_REGISTERED', eventTexts.nobodyRegistered);
export const eventMessageNotFound = (): DomainError => notFound(eventTexts.messageNotFound);
export const eventMessageSent = (): DomainError => conflict('EVENT_MESSAGE_SENT', eventTexts.messageSent);

import { conflict, type DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';

export const eventNotFound = (): DomainError => notFound('There is no such event.');

export const endsBeforeItBegins = (): DomainError => invalid({ endDate: 'End date must not be before the date' });
export const limitBelowSeatsTaken = (taken: number): DomainError => {
  const sentence = `Attendee limit must not be below the ${taken === 1 ? 'one seat' : `${taken.toLocaleString('en-GB')} seats`} already taken`;
  return conflict('LIMIT_BELOW_SEATS_TAKEN', `${sentence}.`, { attendeeLimit: sentence });
};

export const ticketNotFound = (): DomainError =>
  notFound('There is no such ticket. Please look at the letters of its address again, or ask us.');

export const eventFull = (): DomainError => conflict('EVENT_FULL', 'This event is fully booked.');
export const eventOver = (): DomainError => conflict('EVENT_OVER', 'This event is over.');
export const eventNotOver = (): DomainError =>
  conflict('EVENT_NOT_OVER', 'This event is not over yet; thanks are sent after it.');
export const registrationNotRequired = (): DomainError =>
  conflict('REGISTRATION_NOT_REQUIRED', 'This event is open to all; nobody needs to register.');
export const anotherEvent = (): DomainError => invalid({ eventId: 'Event id must be that of the address' });

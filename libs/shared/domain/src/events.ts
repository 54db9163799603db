import { contentLimits } from './content.ts';

/** Longest accepted input, in characters unless a unit is given. */
export const eventLimits = {
  ...contentLimits,
  location: 200,
  photos: 50,
  attendeeLimit: 1_000_000,
  firstName: 80,
  lastName: 80,
  email: 254,
  phone: 40,
  specialRequests: 1_000,
  /** Companions of the person who registers. */
  others: 19,
  /** How often a seat may be transferred. */
  transfers: 3,
} as const;

/** How a registered person can be reminded of an event. */
export const reminderChannels = ['email', 'text'] as const;
export type ReminderChannel = (typeof reminderChannels)[number];

/** Messages to all who are registered for an event. */
export const eventMessageLimits = {
  subject: 120,
  body: 5_000,
  /** Characters. An operator charges for every 153 characters of a longer message, or for every 67 if some are not in GSM-7. */
  textMessage: 300,
  /** Milliseconds in which the office can undo a message. */
  undoMs: 60_000,
} as const;

/** Waiting lists of full events. */
const waitingListTimes = {
  /** Milliseconds for which a seat is held for the first person in line, if the event is far enough away. */
  offer: 86_400_000,
  /** Milliseconds before the event at which the waiting list closes; after that, anybody can take a free seat. */
  closes: 3_600_000,
} as const;

export const waitingListStates = ['waiting', 'offered', 'lapsed'] as const;
export type WaitingListState = (typeof waitingListStates)[number];

/** Events that begin after the returned time have a waiting list; earlier ones no longer have one. */
export const waitingListsClose = (now: Date): Date => new Date(now.getTime() + waitingListTimes.closes);

export const isWaitingListOpen = ({ date }: { date: string | Date }, now: Date): boolean =>
  new Date(date) > waitingListsClose(now);

/** Until when a seat that becomes free now is held: for a day or half of the time until the event begins, whichever is shorter. */
export const offerEnd = ({ date }: { date: Date }, now: Date): Date =>
  new Date(now.getTime() + Math.min(waitingListTimes.offer, Math.floor((date.getTime() - now.getTime()) / 2)));

/** An event is over when its end, or its start where no end is set, has passed. */
export function isOver(event: { date: string | Date; endDate: string | Date | null }, now: Date): boolean {
  return new Date(event.endDate ?? event.date) < now;
}

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
  /** People who come along with the one who registers. */
  others: 19,
  /** How often a seat may be passed on. */
  transfers: 3,
} as const;

/** How somebody who is registered for an event may be reminded of it. */
export const reminderChannels = ['email', 'text'] as const;
export type ReminderChannel = (typeof reminderChannels)[number];

/** Messages to all who are registered for an event. */
export const eventMessageLimits = {
  subject: 120,
  body: 5_000,
  /** Characters; an operator charges every 153 of a longer one, or every 67 where it has letters that no phone of 1990 knew. */
  textMessage: 300,
  /** Milliseconds in which the office may take one back. */
  undoMs: 60_000,
} as const;

/** Waiting lists of full events. */
const waitingListTimes = {
  /** Milliseconds that a seat is held for the first in line, where the event is far enough away. */
  offer: 86_400_000,
  /** Milliseconds before the event begins from which on a free seat is for anyone who comes first. */
  closes: 3_600_000,
} as const;

export const waitingListStates = ['waiting', 'offered', 'lapsed'] as const;
export type WaitingListState = (typeof waitingListStates)[number];

/** The events that begin after this moment have a waiting list; the others have none any more. */
export const waitingListsClose = (now: Date): Date => new Date(now.getTime() + waitingListTimes.closes);

export const isWaitingListOpen = ({ date }: { date: string | Date }, now: Date): boolean =>
  new Date(date) > waitingListsClose(now);

/** Until when a seat is held that comes free now: for a day, or for half of the time that is left before the event begins. */
export const offerEnd = ({ date }: { date: Date }, now: Date): Date =>
  new Date(now.getTime() + Math.min(waitingListTimes.offer, Math.floor((date.getTime() - now.getTime()) / 2)));

/** An event is over when its end, or its start where no end is set, has passed. */
export function isOver(event: { date: string | Date; endDate: string | Date | null }, now: Date): boolean {
  return new Date(event.endDate ?? event.date) < now;
}

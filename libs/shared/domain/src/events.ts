import { contentLimits } from './content.ts';

/** Slugs and labels, the union of the two lists in the specifications. */
export const eventCategories = {
  conference: 'Conference',
  crusade: 'Crusade',
  service: 'Service',
  fellowship: 'Fellowship',
  'womens-ministry': "Women's Ministry",
  youth: 'Youth',
} as const;
export type EventCategory = keyof typeof eventCategories;
export const eventCategorySlugs = Object.keys(eventCategories) as EventCategory[];

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
} as const;

/** An event is over when its end, or its start where no end is set, has passed. */
export function isOver(event: { date: string; endDate: string | null }, now: Date): boolean {
  return new Date(event.endDate ?? event.date) < now;
}

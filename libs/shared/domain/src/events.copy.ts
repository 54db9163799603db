import { messages } from '@ministry/messages';

/** Labels of the categories, by their slugs: the union of the two lists in the specifications. */
export const eventCategories = messages('eventCategories', {
  conference: 'Conference',
  crusade: 'Crusade',
  service: 'Service',
  fellowship: 'Fellowship',
  'womens-ministry': "Women's Ministry",
  youth: 'Youth',
});
export type EventCategory = keyof typeof eventCategories;
export const eventCategorySlugs = /* @__PURE__ */ Object.keys(eventCategories) as EventCategory[];

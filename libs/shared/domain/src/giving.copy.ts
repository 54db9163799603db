import { messages } from '@ministry/messages';

/** What a gift is for (DON-10). */
export const givingCategories = messages('givingCategories', {
  general: 'General ministry',
  children: 'Children',
  education: 'Education',
});
export type GivingCategory = keyof typeof givingCategories;
export const givingCategorySlugs = /* @__PURE__ */ Object.keys(givingCategories) as GivingCategory[];

import { messages } from '@ministry/messages';

/** Labels of the categories, by their slugs. */
export const ministryCategories = messages('ministryCategories', {
  outreach: 'Outreach',
  education: 'Education',
  community: 'Community',
  youth: 'Youth',
});
export type MinistryCategory = keyof typeof ministryCategories;
export const ministryCategorySlugs = /* @__PURE__ */ Object.keys(ministryCategories) as MinistryCategory[];

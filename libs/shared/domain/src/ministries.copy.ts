import { messages } from '@ministry/messages';

/** Labels of the categories, by their slugs. */
export const ministryCategories = messages('ministryCategories', {
  outreach: 'Outreach',
  education: 'Education',
  community: 'Community',
  youth: 'Youth',
});

import { messages } from '@ministry/messages';

/** Labels of the categories, by their slugs. */
export const sermonCategories = messages('sermonCategories', {
  worship: 'Worship',
  teaching: 'Teaching',
  evangelism: 'Evangelism',
});
export type SermonCategory = keyof typeof sermonCategories;
export const sermonCategorySlugs = /* @__PURE__ */ Object.keys(sermonCategories) as SermonCategory[];

import { messages } from '@ministry/messages';

/** What a gift is for (DON-10). */
export const givingCategories = messages('givingCategories', {
  general: 'General ministry',
  children: 'Children',
  education: 'Education',
});

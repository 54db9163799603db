import { message, messages } from '@ministry/messages';

/** Charts of the last twelve weeks. */
export const trendsCopy = messages('admin.trends', {
  heading: 'The last twelve weeks',
  loading: 'Loading the last weeks…',
  loadFailed: 'The last weeks could not be loaded',
  gifts: 'Gifts',
  registrations: 'Registrations',
  viewers: 'Live viewers',
  // Heading of the column with the weeks.
  week: 'Week',
  // {day} is the Sunday on which the week starts.
  weekOf: message<{ day: string }>('Week of {day}'),
  // Follow a figure: '14 this week', '128 peak this week'.
  thisWeek: 'this week',
  atMostThisWeek: 'peak this week',
  lastWeek: message<{ figure: string }>('{figure} last week'),
  none: 'None in 12 weeks',
});

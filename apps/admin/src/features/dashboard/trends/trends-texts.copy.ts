import { message, messages } from '@ministry/messages';

export const trendsTexts = messages('admin.trends', {
  gifts: 'Gifts',
  registrations: 'Registrations',
  liveViewers: 'Live viewers',
  weekOf: message<{ day: string }>('Week of {day}'),
  lastWeek: message<{ write: string }>('{write} last week'),
  noneIn12Weeks: 'None in 12 weeks',
  theLastWeeksCouldNot: 'The last weeks could not be loaded',
  loadingTheLastWeeks: 'Loading the last weeks…',
  theLastTwelveWeeks: 'The last twelve weeks',
  week: 'Week',
  thisWeek: message<{ unit: string }>('{unit} this week'),
  thisWeek2: 'this week',
});

import { messages } from '@ministry/messages';

export const calendarCopy = messages('admin.calendar', {
  isTakenDown: ' is taken down',
  goesOn: 'goes on',
  calendar: 'Calendar',
  eventsAndWhatIsPublished: 'Events, and what is published or taken down by itself. Times are those of Kampala.',
  monthBefore: 'Month before',
  today: 'Today',
  monthAfter: 'Month after',
  theCalendarCouldNotBe: 'The calendar could not be loaded',
  loadingTheCalendar: 'Loading the calendar…',
  thereIsMoreInThese: 'There is more in these weeks than the calendar can show.',
  nothingInTheseWeeks: 'Nothing in these weeks.',
  newEvent: 'New event',
  today2: ', today',
});

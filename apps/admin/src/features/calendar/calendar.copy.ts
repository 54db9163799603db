import { message, messages } from '@ministry/messages';

export const calendarCopy = messages('admin.calendar', {
  title: 'Calendar',
  lead: 'Events, newsletters, and what is published or taken down automatically. Times are Kampala time.',
  monthBefore: 'Month before',
  today: 'Today',
  monthAfter: 'Month after',
  loadFailed: 'The calendar could not be loaded',
  loading: 'Loading the calendar…',
  isIncomplete: 'There is more in these weeks than the calendar can show.',
  nothing: 'Nothing in these weeks.',
  newEvent: 'New event',

  // Read after today's date by screen readers, whose users do not see its frame
  isToday: ', today',

  // Shown instead of a time on the further days of an entry that lasts several days
  goesOn: 'continues',

  // Kinds of entries
  kinds: {
    sermons: 'Sermon',
    events: 'Event',
    ministries: 'Ministry',
    announcements: 'Announcement',
    testimonials: 'Testimony',
    pages: 'Page',
  },

  // Scheduled changes. {kind}: 'Sermon'
  published: message<{ kind: string }>('{kind} is published'),
  takenDown: message<{ kind: string }>('{kind} is taken down'),

  // State of a scheduled newsletter
  newsletters: {
    scheduled: 'Newsletter is sent',
    sending: 'Newsletter is being sent',
    paused: 'Newsletter, paused',
    sent: 'Newsletter was sent',
    cancelled: 'Newsletter, cancelled',
  },

  // State of an event that visitors do not see. {kind}: 'Event'
  draft: message<{ kind: string }>('{kind}, draft'),
  archived: message<{ kind: string }>('{kind}, archived'),
  deleted: message<{ kind: string }>('{kind}, deleted'),
});

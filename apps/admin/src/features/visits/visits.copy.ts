import { message, messages } from '@ministry/messages';

/** Visits of the site. */
export const visitsCopy = messages('admin.visits', {
  lead: 'What is read, heard and saved on the site, and where visitors come from. Counted by the server, without cookies and without addresses.',
  loading: 'Loading the visits…',
  loadFailed: 'The visits could not be loaded',
  period: 'Period',
  // By number of days.
  periods: { '7': 'Last 7 days', '28': 'Last 28 days', '84': 'Last 12 weeks', '364': 'Last 52 weeks' },

  // Figures: a title, and a note below the number.
  openedFromElsewhere: 'opened from elsewhere',
  pagesShown: 'Pages shown',
  inAll: 'in total',
  viewers: 'Live viewers',
  viewersNote: 'most at the same time',
  sentOut: 'Sent out',
  toVisitors: 'to visitors',
  // Save-Data is a browser setting for slow or expensive connections.
  saved: 'Saved by Save-Data',
  savedUnknown: 'too few pages to estimate it',
  savedEstimate: message<{ pages: number }>('estimated, on {pages, number} pages'),

  // The chart.
  byDay: 'Visits by day',
  byWeek: 'Visits by week',
  noVisits: 'Nobody has opened a page in this time.',
  bar: message<{ span: string; visits: number; pages: number }>(
    '{span}: {visits, plural, one {# visit} other {# visits}}, {pages, plural, one {# page} other {# pages}}',
  ),
  weekOf: message<{ day: string }>('Week of {day}'),
  // Label at the right end of the chart.
  today: 'Today',
  thisWeek: 'This week',
  // Heading of the first column of the table.
  day: 'Day',
  week: 'Week',

  // Lists of names with their figures.
  pages: 'Pages',
  noPages: 'No page was opened in this time.',
  // The address of the home page.
  home: '/ (home)',
  referrers: 'Where visitors came from',
  noReferrers: 'Nobody came by a link on another site.',
  sermons: 'Sermons heard and seen',
  noSermons: 'No recording was played or saved.',
  goneRecordings: 'Deleted recordings',
  // One recording may belong to several sermons.
  otherSermons: message<{ count: number }>('also of {count, plural, one {# other sermon} other {# other sermons}}'),
  plays: message<{ count: number }>('{count, plural, one {# play} other {# plays}}'),
  downloads: message<{ count: number }>('{count, plural, one {# download} other {# downloads}}'),
  // Listening time.
  minutes: message<{ minutes: number }>('{minutes, number} min'),
  hours: message<{ hours: number; minutes: number }>('{hours, number} h {minutes, number} min'),
  timeUnknown: 'not known',
  sent: 'What was sent out',
  nothingSent: 'Nothing was sent.',
  sorts: {
    pages: 'Pages',
    'styles-and-script': 'Styles and script',
    pictures: 'Pictures',
    data: 'Data',
    recordings: 'Recordings',
    live: 'Live stream',
    other: 'Feeds and other files',
  },

  howCounted: 'How it is counted',
  method: [
    'The server counts what it answers. It sets no cookie, stores no address and does not recognise visitors; robots and the consoles are not counted.',
    'A visit is a page that was opened from elsewhere: a link of another site or of a message, a bookmark, a typed address. A page that the browser had stored, or that the script of an open page shows, is not seen by the server and not counted.',
    'A sermon counts as started when a player loads its first part. The time is what was sent to players, measured by the length of the recording: a player loads a little ahead, and a recording that is played again from the browser’s own copy is not counted. Recordings that a bucket sends are counted as started, without their time.',
    'What Save-Data saved is estimated: the average size of pages without it, minus the size of pages with it.',
    'Counts are written every 15 seconds and when a process stops; a process that is killed loses at most these 15 seconds. They are kept for 25 months.',
  ],
});

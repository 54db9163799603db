import { message, messages } from '@ministry/messages';

export const visitsTexts = messages('admin.visits', {
  openedFromElsewhere: 'opened from elsewhere',
  pagesShown: 'Pages shown',
  inAll: 'in all',
  liveViewers: 'Live viewers',
  atMostAtTheSame: 'at most at the same time',
  sentOut: 'Sent out',
  toVisitors: 'to visitors',
  savedBySaveData: 'Saved by Save-Data',
  pages: 'Pages',
  noPageWasOpenedIn: 'No page was opened in this time.',
  whereVisitorsCameFrom: 'Where visitors came from',
  nobodyCameByALink: 'Nobody came by a link of another site.',
  sermonsHeardAndSeen: 'Sermons heard and seen',
  noRecordingWasPlayedOr: 'No recording was played or saved.',
  recordingsThatAreGone: 'Recordings that are gone',
  whatWasSentOut: 'What was sent out',
  nothingWasSent: 'Nothing was sent.',
  howItIsCounted: 'How it is counted',
  visitsBy: message<{ by: string }>('Visits by {by}'),
  nobodyHasOpenedAPage: 'Nobody has opened a page in this time.',
  thisWeek: 'This week',
  today: 'Today',
  week: 'Week',
  day: 'Day',
  whatIsReadHeardAnd:
    'What is read, heard and saved on the site, and where visitors come from. Counted by the server, without a cookie and without an address.',
  period: 'Period',
  theVisitsCouldNotBe: 'The visits could not be loaded',
  loadingTheVisits: 'Loading the visits…',
  stylesAndScript: 'Styles and script',
  liveStream: 'Live stream',
  feedsAndOtherFiles: 'Feeds and other files',
  weekOf: message<{ day: string }>('Week of {day}'),
  min: message<{ minutes: number }>('{minutes} min'),
  hMin: message<{ localeString: string; value: number }>('{localeString} h {value} min'),
  tooFewPagesToEstimate: 'too few pages to estimate it',
  estimatedOnPages: message<{ localeString: string }>('estimated, on {localeString} pages'),
  theServerCountsWhatIt:
    'The server counts what it answers. It sets no cookie, stores no address and knows no visitor again; robots and the consoles are left out.',
  aVisitIsAPage:
    'A visit is a page that was opened from elsewhere: a link of another site or of a message, a bookmark, a typed address. A page that the browser had kept, or that the script of an open page shows, is not seen by the server and not counted.',
  aSermonIsBegunWhen:
    'A sermon is begun when a player takes its first part. The time is what went out to players, measured by the length of the recording: a player loads a little ahead, and one that is heard again from the browser’s own copy is not counted. Recordings that a bucket sends are counted as begun, without their time.',
  whatSaveDataSavedIs:
    'What Save-Data saved is estimated: what pages without it take on average, less what those with it took.',
  countsAreWrittenEvery15:
    'Counts are written every 15 seconds and when a process stops; a process that is killed loses at most these. They are kept for 25 months.',
});

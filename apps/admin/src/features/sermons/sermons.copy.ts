import { message, messages } from '@ministry/messages';

export const sermonsCopy = messages('admin.sermons', {
  recordingsOfServices: 'Recordings of services',
  ready: message<{ ready: number }>(' ({ready} ready)'),
  noRecording: 'No recording',
  audio: 'Audio',
  video: 'Video',
  aFileOfOursOr: 'A file of ours, or the address of a YouTube or Vimeo page.',
  speaker: 'Speaker',
  whenItWasPreachedKampala: 'When it was preached, Kampala time.',
  seriesOptional: 'Series (optional)',
  topics: 'Topics',
  recordingsAndTextsOfWhat: 'Recordings and texts of what was preached.',
  createNewSermon: 'Create New Sermon',
  searchSermons: 'Search sermons',
  thereAreNoSermonsYet: 'There are no sermons yet. Create the first one.',
  allSpeakers: 'All speakers',
  series: 'Series',
  allSeries: 'All series',
  preached: 'Preached',
});

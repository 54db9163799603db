import { message, messages } from '@ministry/messages';

export const sermonCopy = messages('sermons', {
  heading: 'Sermons',
  lead: 'Hear the word again, or for the first time: on the road, at home, in your own hour.',
  description:
    'Sermons to listen to, watch and keep: the latest message, all speakers and series, with sizes and lengths before you load.',
  loading: 'Loading sermons',
  failed: 'The sermons could not be loaded.',
  tryAgain: 'Try again',
  none: 'No Sermons Available',
  noneText: 'The first recordings will be here soon. Until then you are welcome in every service.',
  noneFound: 'No sermons found',
  noneFoundText: 'Nothing here matches. Try another choice, or see them all.',
  onlyLatest: 'The latest sermon is the only one so far.',
  latest: 'Latest',
  sample: 'Sample',
  play: 'Play',
  allSermons: 'All sermons',
  onPhone: 'Subscribe to the podcast',
  saved: 'Saved sermons',
  notified: 'Be notified of new sermons',
});

/** The side panel. */
export const panelCopy = messages('sermons.panel', {
  tabs: 'Find a sermon',
  browse: 'Browse Sermons',
  search: 'AI Search',
  recent: 'Recent sermons',
  viewAll: 'View All Sermons',
  viewAllOf: message<{ count: number }>('View All Sermons ({count, number})'),
  backToRecent: 'Back to Recent',
  reset: 'Reset View',
  speaker: 'Speaker',
  everySpeaker: 'All speakers',
  show: 'Show',
  series: 'Series',
  containing: 'With the words',
  page: message<{ page: number }>('Page {page}'),
});

export const searchCopy = messages('sermons.search', {
  label: 'What are you looking for?',
  hint: 'Topic, title or speaker',
  send: 'Search',
  topics: 'Quick topics',
  loading: 'Searching',
  match: message<{ percent: number }>('{percent}% match'),
  found: message<{ count: number; query: string }>(
    '{count, plural, one {# sermon for “{query}”} other {# sermons for “{query}”}}',
  ),
  emptyText: 'Try another word, or browse all sermons.',
  needsScript: 'This search runs in your browser and needs JavaScript. The server can look for words instead.',
  byServer: 'Look for these words',
});

/** Playing and downloading recordings. */
export const mediaCopy = messages('sermons.media', {
  noMedia: 'No media available for this sermon yet.',
  noAudioFile: 'Audio file not available for this sermon.',
  noVideoFile: 'Video file not available for this sermon.',
  videoSoon: 'Video coming soon',
  audioSoon: 'Audio coming soon',
  downloadAudio: 'Download audio',
  downloadVideo: 'Download video',
  audio: 'Audio',
  video: 'Video',
  onYouTube: 'on YouTube',
  seconds: message<{ seconds: number }>('{seconds} s'),
  minutes: message<{ minutes: number }>('{minutes} min'),
  hours: message<{ hours: number }>('{hours} h'),
  hoursAndMinutes: message<{ hours: number; minutes: number }>('{hours} h {minutes} min'),
  continueAt: message<{ clock: string }>('Continue at {clock}'),
  notLoaded: 'The player could not be loaded. Check your connection and press again.',
});

export const playerCopy = messages('sermons.player', {
  closeAudio: 'Close audio player',
  closeVideo: 'Close video player',
  startAgain: 'Start from the beginning',
  speed: 'Speed',
  back: 'back 15 seconds',
  forward: 'forward 30 seconds',
  failed: 'This recording cannot be played at the moment.',
  openFile: 'Open the file',
  elsewhere: 'This video is shown on another site.',
  openElsewhere: 'Open the video',
  fromYouTube: 'Played by YouTube, which sees that you watch.',
});

/** The page of one sermon. */
export const sermonPageCopy = messages('sermon', {
  allSermons: 'All sermons',
  speaker: 'Speaker',
  date: 'Date',
  series: 'Series',
  listen: 'Listen and watch',
  share: 'Share on WhatsApp',
  showPicture: 'Tap to see the picture',
  more: message<{ series: string }>('More from {series}'),
  missingTitle: 'Sermon not found',
  missingText: 'It may have been removed, or the address is wrong.',
  failed: 'This sermon could not be loaded.',
});

export const seriesCopy = messages('sermons.series', {
  heading: 'Sermon Series',
  count: message<{ count: number }>('{count, plural, =0 {Starts soon} one {# sermon} other {# sermons}}'),
});

import { message, messages } from '@ministry/messages';

export const sermonsCopy = messages('admin.sermons', {
  // The list of sermons
  lead: 'Recordings and texts of what was preached.',
  create: 'Create New Sermon',
  search: 'Search sermons',
  nothingYet: 'There are no sermons yet. Create the first one.',
  allSpeakers: 'All speakers',
  allSeries: 'All series',
  preached: 'Preached',
  noRecording: 'No recording',

  // A link; the second text is used if recordings wait to become a sermon
  recordingsOfServices: 'Recordings of services',
  recordingsReady: message<{ count: number }>('Recordings of services ({count} ready)'),

  // The fields of a sermon
  audio: 'Audio',
  video: 'Video',
  videoHint: 'An uploaded file, or the address of a YouTube or Vimeo page.',
  speaker: 'Speaker',
  dateHint: 'When it was preached, Kampala time.',
  series: 'Series',
  seriesOptional: 'Series (optional)',
  topics: 'Topics',
});

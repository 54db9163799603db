import { message, messages } from '@ministry/messages';

export const libraryCopy = messages('admin.library', {
  kinds: {
    image: 'Picture',
    audio: 'Sound',
    video: 'Video',
  },

  /** Choosing a file that was uploaded before. */
  // A verb: it stands before the name of a file.
  choose: 'Choose',
  chooseEarlier: 'Choose an earlier one',
  /** ‘label’ is that of the field. */
  chooseEarlierFor: message<{ label: string }>('Choose an earlier one: {label}'),
  /** ‘one’ is picture, recording or video. */
  chooseEarlierOf: message<{ one: string }>('Choose an earlier {one}'),
  searchLibrary: 'Search the library',
  loading: 'Loading the library…',
  nothingUploaded: 'Nothing has been uploaded yet.',
  files: 'Files',
  /** Completes ‘No … match these filters’ and ‘The … could not be loaded’. */
  many: 'files',

  /** Where a file is used; after most of these the title of the item. */
  places: {
    sermon: 'Sermon',
    event: 'Event',
    ministry: 'Ministry',
    announcement: 'Announcement',
    page: 'Page',
    albumPhoto: 'Album photo',
    product: 'Product',
    recording: 'Recording',
    homePage: 'Home page',
    people: 'People of the site',
    history: 'Earlier versions of content, or messages that were sent',
    hidden: 'Something that your account cannot see',
  },
  usedNowhere: 'Nothing uses this file now.',
  /** After the size of a file in the grid. */
  unused: 'unused',
  uses: message<{ count: number }>('{count, plural, one {# place uses} other {# places use}} this file.'),

  /** Shown after files were removed. */
  removed: message<{ count: number }>('{count, plural, one {# file} other {# files}} removed.'),
  stayUsed: message<{ count: number }>(
    '{count, plural, one {# file was kept: content or an earlier version uses it.} other {# files were kept: content or an earlier version uses them.}}',
  ),
  stayRecent: message<{ count: number }>(
    '{count, plural, one {# file was kept: somebody else uploaded it in the last 24 hours and may still be using it.} other {# files were kept: somebody else uploaded them in the last 24 hours and may still be using them.}}',
  ),
});

import { message, messages } from '@ministry/messages';

export const ownPageCopy = messages('ownPage', {
  loading: 'Loading the page…',
  failedTitle: 'The page did not open',
  failedText: 'It could not be loaded. Please try again in a moment.',
  home: 'Go to the home page',
  showPicture: 'Show the picture',
  /** Only shown in the console's preview. */
  albumGone: 'This album was deleted. Visitors do not see this block.',
  eventGone: 'This event was deleted or is not published. Visitors do not see this block.',
  noEvents: 'There are no upcoming events. Visitors do not see this block until there are.',
  wholeAlbum: message<{ count: number }>('{count, plural, one {The only photo} other {All # photos}}'),
  photo: message<{ number: number }>('Photo {number}'),
  give: 'Give Online',
  events: 'Coming events',
});

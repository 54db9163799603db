import { messages } from '@ministry/messages';

export const announcementCopy = messages('announcements', {
  title: 'Announcements',
  lead: 'What the congregation should know, straight from the office.',
  description: 'News and notices from the ministry, with their dates and until when they are valid.',
  loading: 'Loading announcements',
  isNew: 'New',
  until: 'Until',
  published: 'Published',
  more: 'Read more',
  showPicture: 'Tap to see the picture',
  /** ANN-03 */
  none: 'No Announcements Yet',
  noneText: 'News is announced here and from the pulpit. The services and events go on as always.',
  events: 'Upcoming Events',
  /** ANN-06 */
  failed: 'Failed to fetch announcements',
  failedText: 'The connection dropped, or something is wrong on our side. Nothing is lost; please try again.',
  tryAgain: 'Try again',
});

/** ANN-10: the priorities as visitors read them; the office sees 'Low priority'. */
export const priorityCopy = messages('announcements.priority', {
  high: 'Important',
  medium: 'Notice',
  low: 'Good to know',
});

import { message, messages } from '@ministry/messages';

export const announcementsCopy = messages('admin.announcements', {
  priority: 'Priority',
  validUntil: 'Valid until',
  theLastDayOnWhich: 'The last day on which visitors see it.',
  whenItIsAnnouncedKampala: 'When it is announced, Kampala time.',
  whatEverybodyShouldKnowNow: 'What everybody should know now. Visitors see each one up to its last day.',
  createNewAnnouncement: 'Create New Announcement',
  searchAnnouncements: 'Search announcements',
  thereAreNoAnnouncementsYet: 'There are no announcements yet. Create the first one.',
  failedToFetchAnnouncements: message<{ message: string }>('Failed to fetch announcements: {message}'),
  validity: 'Validity',
  runningAndEnded: 'Running and ended',
  allPriorities: 'All priorities',
  announced: 'Announced',
  withoutEnd: 'Without end',
  endsToday: 'Ends today',
});

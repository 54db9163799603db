import { message, messages } from '@ministry/messages';

export const announcementsCopy = messages('admin.announcements', {
  // The list of announcements
  lead: 'What everybody should know now. Visitors see each one up to its last day.',
  create: 'Create New Announcement',
  search: 'Search announcements',
  nothingYet: 'There are no announcements yet. Create the first one.',
  // ANN-26
  loadFailed: message<{ reason: string }>('Failed to fetch announcements: {reason}'),
  runningAndEnded: 'Running and ended',
  running: 'Running',
  ended: 'Ended',
  allPriorities: 'All priorities',
  validity: 'Validity',
  announced: 'Announced',

  // How long an announcement is valid; {day}: 'Thu 31 Dec'
  withoutEnd: 'No end date',
  endsToday: 'Ends today',
  until: message<{ day: string }>('Until {day}'),
  endedOn: message<{ day: string }>('Ended {day}'),

  // The fields of an announcement
  priority: 'Priority',
  priorities: {
    low: 'Low',
    medium: 'Medium',
    high: 'High',
  },
  validUntil: 'Valid until',
  validUntilHint: 'The last day on which visitors see it.',
  dateHint: 'When it is announced, Kampala time.',
});

import { message, messages } from '@ministry/messages';

/** The audit log: what administrators changed, by whom and when. */
export const auditCopy = messages('admin.audit', {
  title: 'Audit log',
  lead: 'Everything that administrators changed. Entries are added, never altered.',
  search: 'Search entries',
  list: { one: 'entry', many: 'entries', nothingYet: 'Nothing has been changed yet.' },

  // Filters.
  whatChanged: 'What was changed',
  everything: 'Everything',
  entities: {
    event: 'Events',
    sermon: 'Sermons',
    announcement: 'Announcements',
    ministry: 'Ministries',
    page: 'Pages',
    testimonial: 'Testimonials',
    gallery: 'Albums',
    product: 'Products',
    order: 'Orders',
    family: 'Families',
    'staff-account': 'Accounts',
  },
  who: 'Who did it',
  everybody: 'Everybody',
  /** Actor of changes that the server made automatically. */
  system: 'The server',

  /** Heading of the column with the summaries. */
  whatWasDone: 'What was done',
  // The table of changes of one entry.
  field: 'Field',
  before: 'Before',
  after: 'After',
  yes: 'yes',
  no: 'no',
  // {entity} is a technical name: 'event', 'staff-account'.
  allChanges: message<{ entity: string; id: number }>('All changes of this {entity} (no. {id})'),
});

import { message, messages } from '@ministry/messages';

/** What administrators have changed, by whom and when. */
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
  /** What the server did by itself. */
  system: 'The server',

  /** Heads the column of the entries' sentences. */
  whatWasDone: 'What was done',
  // The table of one entry.
  field: 'Field',
  before: 'Before',
  after: 'After',
  yes: 'yes',
  no: 'no',
  // {entity} is a name of the programmers: 'event', 'staff-account'.
  allChanges: message<{ entity: string; id: number }>('All changes of this {entity} (no. {id})'),
});

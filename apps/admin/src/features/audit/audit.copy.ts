import { message, messages } from '@ministry/messages';

/** What administrators have changed, by whom and when. */
export const auditCopy = messages('admin.audit', {
  title: 'Audit log',
  lead: 'Everything that administrators changed. Entries are added, never altered.',
  loading: 'Loading the audit log…',
  loadFailed: 'The audit log could not be loaded',
  nothingYet: 'Nothing has been changed yet.',
  noMatch: 'No entries match these filters.',

  // Filters.
  whatChanged: 'What was changed',
  entities: { all: 'Everything', events: 'Events', accounts: 'Accounts' },
  who: 'Who did it',
  whoHint: 'Who did it: a username',
  // A button that takes the filter off; {id} is the number of one thing.
  onlyId: message<{ id: string }>('Only no. {id} ✕'),

  // The table of one entry.
  field: 'Field',
  before: 'Before',
  after: 'After',
  yes: 'yes',
  no: 'no',
  // {entity} is a name of the programmers: 'event', 'staff-account'.
  allChanges: message<{ entity: string; id: number }>('All changes of this {entity} (no. {id})'),
});

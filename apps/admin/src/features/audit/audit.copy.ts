import { message, messages } from '@ministry/messages';

export const auditCopy = messages('admin.audit', {
  auditLog: 'Audit log',
  everythingThatAdministratorsChangedEntries:
    'Everything that administrators changed. Entries are added, never altered.',
  theAuditLogCouldNot: 'The audit log could not be loaded',
  loadingTheAuditLog: 'Loading the audit log…',
  noEntriesMatchTheseFilters: 'No entries match these filters.',
  nothingHasBeenChangedYet: 'Nothing has been changed yet.',
  whatWasChanged: 'What was changed',
  whoDidIt: 'Who did it',
  whoDidItAUsername: 'Who did it: a username',
  onlyNo: message<{ given: string }>('Only no. {given} ✕'),
  field: 'Field',
  before: 'Before',
  after: 'After',
  allChangesOfThisNo: message<{ entity: string; entityId: number }>('All changes of this {entity} (no. {entityId})'),
});

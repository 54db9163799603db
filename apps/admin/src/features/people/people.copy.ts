import { message, messages } from '@ministry/messages';

export const peopleCopy = messages('admin.people', {
  // Looking for a person
  title: 'Personal data',
  lead: 'Everyone has the right to know what is kept about them, and to have it erased. Search for one person in all data of the website: registrations, messages, prayers, families, testimonies, the newsletter, mails and the audit log.',
  notCovered:
    'Sermons, announcements and photos that name somebody are changed on their own pages. Answers to forms that a device asked for twice are encrypted and deleted automatically within a day. A backup still contains what was erased after it was made.',
  lookFor: 'Search for a person',
  searchFailed: message<{ reason: string }>('The search failed. {reason}'),
  looking: 'Searching…',
  find: 'Find',
  clear: 'Clear',

  // What was found
  recordsFound: 'Records found',
  nothingKept: 'Nothing is kept about this person.',
  found: message<{ count: number }>('{count, plural, one {# record} other {# records}} found.'),
  chosenHint:
    'Those with the same address or number are chosen. A name may belong to somebody else: check before you choose it.',
  // {what}: one or more of the details below, joined with 'and'
  foundBy: message<{ what: string }>('Found by {what}'),
  matched: {
    email: 'e-mail',
    phone: 'phone',
    name: 'name',
    text: 'words in the text',
  },
  // Between two of the details
  and: ' and ',
  moreFound: message<{ count: number }>(
    'These are the latest {count}; there are more. Search for an address or a number to find fewer.',
  ),
  chosenRecords: 'Chosen records',
  chosen: message<{ count: number }>('{count, plural, one {# record} other {# records}} chosen'),

  // The export for the person
  exportTitle: 'What is kept about this person',
  exportFailed: 'The export could not be made',
  downloadText: 'Download text',
  downloadJson: 'Download JSON',
  nothingLeft: 'Nothing: the records were deleted.',
  // Heading of the text; {keptBy}: the church
  letterHead: message<{ keptBy: string }>('What {keptBy} keeps about you'),
  writtenOut: message<{ moment: string }>('Created on {moment}, Kampala time'),
  // Values in the export
  notGiven: 'not given',
  yes: 'yes',
  no: 'no',
  none: 'none',

  // Erasing the chosen records
  erase: 'Erase…',
  eraseQuestion: message<{ count: number }>('Erase {count, plural, one {# record} other {# records}} permanently?'),
  eraseConfirm: message<{ count: number }>('Erase {count, plural, one {# record} other {# records}}'),
  eraseExplained:
    'Seats at events become free, replies and their e-mails are erased too, and the audit log keeps who did what, but not about whom.',
  noUndo: 'This cannot be undone.',
  exportFirst: 'Export first what the person has asked for.',
  // {word} is the same in every language
  typeToConfirm: message<{ word: string }>('Type {word} to confirm'),
  erasedToast: 'Personal data erased',
  eraseFailed: 'Nothing was erased',
  erasedTitle: 'Erased permanently',
  alreadyGone: 'Everything was already deleted',
});

import { message, messages } from '@ministry/messages';

export const peopleCopy = messages('admin.people', {
  eraseForGood: message<{ total: string }>('Erase {total} for good?'),
  erase: message<{ total: string }>('Erase {total}'),
  seatsAtEventsBecomeFree:
    'Seats at events become free, answers and their mails go along, and the audit log keeps who did what without whom it was about.',
  exportFirstWhatThePerson: 'Export first what the person has asked for.',
  nobodyCanUndoThis: 'Nobody can undo this.',
  typeToConfirm: message<{ word: string }>('Type {word} to confirm'),
  whatIsKeptAboutThis: 'What is kept about this person',
  downloadText: 'Download text',
  downloadJson: 'Download JSON',
  nothingTheRecordsAreGone: 'Nothing: the records are gone.',
  whatKeepsAboutYou: message<{ keptBy: string }>('What {keptBy} keeps about you'),
  writtenOutOnKampalaTime: message<{ exportedAt: string }>('Written out on {exportedAt}, Kampala time'),
  wordsInTheText: 'words in the text',
  recordsFound: 'Records found',
  nothingIsKeptAboutThis: 'Nothing is kept about this person.',
  found: message<{ count: string }>('{count} found.'),
  thoseWithTheSameAddress:
    "Those with the same address or number are chosen. A name may be somebody else's: look before you choose it.",
  foundBy: 'Found by',
  theseAreTheLatestThere: message<{ records: number }>(
    'These are the latest {records}; there are more. Look for an address or a number to find fewer.',
  ),
  theExportCouldNotBe: 'The export could not be made',
  personalDataErased: 'Personal data erased',
  nothingWasErased: 'Nothing was erased',
  personalData: 'Personal data',
  everyoneMayKnowWhatIs:
    'Everyone may know what is kept about them, and have it erased. Look for one person in everything the website has: registrations, messages, prayers, families, testimonies, the newsletter, mails and the audit log.',
  sermonsAnnouncementsAndPhotosThat:
    'Sermons, announcements and photos that name somebody are changed where they are. Answers to forms that a device asked for twice are sealed and go by themselves within a day. A backup still has what was erased after it was made.',
  chosenRecords: 'Chosen records',
  n1RecordChosen: '1 record chosen',
  recordsChosen: message<{ count: number }>('{count} records chosen'),
  erase2: 'Erase…',
  allOfItWasGone: 'All of it was gone already',
  erasedForGood: 'Erased for good',
  lookForAPerson: 'Look for a person',
  theSearchFailed: message<{ reason: string }>('The search failed. {reason}'),
  looking: 'Looking…',
  find: 'Find',
  clear: 'Clear',
});

import { message, messages } from '@ministry/messages';

/** Moving the whole site: an archive is one file with its content, settings and pictures. */
export const archiveCopy = messages('admin.site.archive', {
  title: 'Export and import',
  lead: 'Move the whole site, such as from a trial to its own server: content, settings and pictures as one file.',
  loadFailed: 'The contents could not be loaded',
  counting: 'Counting what the site has…',
  files: message<{ count: number; size: string }>(
    '{count, plural, one {# picture or recording} other {# pictures and recordings}}, {size}',
  ),
  noFiles: 'No pictures and recordings',

  // Export
  contents: message<{ files: string; settings: string }>('{files}, and the settings: {settings}.'),
  notContained:
    'Not included: messages, prayer requests, registrations, orders, gifts, families, subscribers, newsletters, staff accounts, the audit log and visits; deleted items, and testimonies that nobody has verified. The names of the team and of published testimonies are included: keep the file where only the office can open it.',
  filesMissing: message<{ count: number }>(
    '{count, plural, one {# file} other {# files}} that the content names cannot be found any more and will be missing.',
  ),
  exportFailed: 'The site was not exported',
  exportSite: 'Export the site',
  exporting: 'Exporting…',
  exportWait: 'The download starts when the file is complete. Please stay on this page.',

  // Import: choosing an archive and its check
  importLead:
    'Choose an archive that another site has exported, of the same release. It is checked first, and you are told what it would replace; nothing is changed before you confirm it.',
  choose: 'Choose an archive',
  chooseAnother: 'Choose another archive',
  orDropHere: 'or drop it here',
  field: 'Archive of a site',
  tooLarge: 'An archive may be at most 4 GB.',
  connectionLost: 'The connection was lost. The upload continues automatically.',
  checkAgain: message<{ name: string }>('Check {name} again'),
  checking: 'The archive is being checked…',
  checkFailed: 'The archive could not be checked',
  checkOf: message<{ name: string }>('Check of {name}'),
  origin: message<{ site: string; day: string }>('From {site}, exported on {day}.'),
  importable: 'The archive is complete and can be imported. Nothing was changed yet.',
  filesIncluded: message<{ files: string }>('{files} are included. Settings and message texts are replaced too.'),
  filesMissingBefore: message<{ count: number }>(
    '{count, plural, one {# file} other {# files}} were missing already on the other site.',
  ),
  import: 'Import…',
  notImportable: 'It cannot be imported; nothing was changed',
  problems: message<{ count: number }>('{count, plural, one {# problem} other {# problems}}'),
  where: 'Where',
  // A line of a file in the archive, as in 'content/events.ndjson, line 3, title'
  line: message<{ line: number }>('line {line}'),
  replaced: 'What would be replaced',
  hereNow: 'Here now',
  inArchive: 'In the archive',

  // The last import, and undoing it
  lastImport: 'Last import',
  lastImportOf: message<{ summary: string; by: string; moment: string }>('{summary}, by {by} on {moment}.'),
  previousKept: message<{ size: string }>(
    'What the site had before ({size}) is kept for thirty days: import it to undo the import. Deleted items are not included.',
  ),
  // Used instead of a file name: 'Check of what was there before'
  previousName: 'what was there before',
  undoImport: 'Undo the import',
  downloading: 'Downloading…',
  downloadPrevious: 'Download it',
});

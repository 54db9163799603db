import { type AnyText, message, messages } from '../../platform/texts/sentence.ts';

/** Kinds of content, as the console calls them. */
export const kindTitles = messages('api.archiveKinds', {
  events: 'Events',
  sermons: 'Sermons',
  ministries: 'Ministries',
  announcements: 'Announcements',
  testimonials: 'Testimonials',
  pages: 'Pages',
  galleries: 'Albums',
  photos: 'Photos',
  products: 'Products',
  translations: 'Translations',
});

/** Data that refers to content and would lose it in an import; shown as a list. */
export const dependentTexts = messages('api.archiveDependents', {
  registrations: message<{ count: number }>('{count, plural, one {# registration} other {# registrations}}'),
  waitingListEntries: message<{ count: number }>(
    '{count, plural, one {# entry of a waiting list} other {# entries of waiting lists}}',
  ),
  checkIns: message<{ count: number }>('{count, plural, one {# check-in} other {# check-ins}}'),
  eventMessages: message<{ count: number }>(
    '{count, plural, one {# message to those who came to an event} other {# messages to those who came to an event}}',
  ),
  orderedProducts: message<{ count: number }>('{count, plural, one {# ordered product} other {# ordered products}}'),
  recordings: message<{ count: number }>(
    '{count, plural, one {# recording with a sermon} other {# recordings with a sermon}}',
  ),
  newsletters: message<{ count: number }>(
    '{count, plural, one {# newsletter to the guests of an event} other {# newsletters to the guests of an event}}',
  ),
});

/** Messages for administrators about site archives; `name` is an entry of the archive. */
export const archiveTexts = messages('api.archive', {
  nothingChanged: message<{ reasons: AnyText }>('Nothing was changed: {reasons}'),
  cannotImport: 'the archive cannot be imported',
  underWay:
    'Another import is running. Wait until it has finished. If it was interrupted, try again in two minutes. Nothing was changed.',
  wrongName: message<{ name: string }>("Site name must be ''{name}''"),
  noPreviousSite: 'There is no archive from before an import, or it is older than thirty days.',
  messages: 'Texts of messages',
  siteHolds: message<{ things: readonly AnyText[] }>(
    'This site has {things} that belong to content which the import would replace. Import into a new site instead.',
  ),
  testimoniesWait: message<{ count: number }>(
    '{count, plural, one {# testimony has not been approved and would be lost. Approve or delete it first.} other {# testimonies have not been approved and would be lost. Approve or delete them first.}}',
  ),
  noZip: message<{ reason: string }>('This is not a ZIP file, or it is cut off ({reason})'),
  missing: message<{ name: string }>('{name} is missing from the archive'),
  isMissing: message<{ name: string }>('{name} is missing'),
  tooLarge: message<{ name: string }>('{name} is too large'),
  unreadable: message<{ name: string; reason: string }>('{name} cannot be read ({reason})'),
  tooManyEntries: 'The archive has too many entries',
  twice: message<{ name: string }>('{name} is in the archive twice'),
  twiceInIt: message<{ name: string }>('{name} occurs twice'),
  encrypted: message<{ name: string }>('{name} is encrypted'),
  listUnreadable: message<{ reason: string }>('The list of the archive cannot be read ({reason})'),
  manifestValues: 'The manifest must be a JSON object',
  otherProduct: 'This is not an archive of a site of this product',
  otherFormat: message<{ format: string; own: string }>(
    'The archive is of format {format}; this site reads format {own}',
  ),
  otherRelease: message<{ schema: string; own: string }>(
    'The archive was made by another release ({schema}); this site is at {own}. Bring both sites to the same release and export again',
  ),
  momentForm: 'The time of the export must be a valid time',
  siteForm: 'The name of the site must be text',
  countsForm: 'The counts must be whole numbers by kind',
  missingForm: 'The missing files must be a list of names',
  filesForm: 'The files must be a list',
  pathNeeded: 'Each file must have a path',
  noPlaceFor: message<{ path: string }>('There is no place for {path} in an archive'),
  sizeForm: 'The size must be a whole number',
  hashForm: 'The hash must be a SHA-256',
  notInManifest: message<{ name: string }>('{name} is not in the manifest'),
  otherSize: message<{ name: string; bytes: string; told: string }>(
    '{name} has {bytes} bytes, the manifest says {told}',
  ),
  compressed: message<{ name: string }>('{name} is compressed: use the archive as it was exported'),
  damaged: message<{ name: string }>('{name} is damaged: its hash differs from the manifest'),
  otherContent: message<{ name: string }>('{name} does not contain what its name says'),
  noRow: 'This line is not a valid row',
  uploadName: 'Name must be the name of an upload',
  kindOfFile: 'Kind must match the file',
  bytesOfFile: 'Bytes must match the file',
  replacesForm: 'Replaces must be a list of names of uploads',
  wholeNumber: message<{ name: string }>('{name} must be a whole number'),
  percent: message<{ name: string }>('{name} must be a whole number from 0 to 100'),
  textUpTo: message<{ name: string; max: number }>('{name} must be text of at most {max} characters'),
  noColumn: message<{ name: string }>("There is no column ''{name}'' here"),
  noUpload: message<{ name: string }>('{name} belongs to no upload of the archive'),
  otherFile: message<{ name: string }>('This site has another file under the name {name}'),
  idTwice: message<{ id: string }>('Id {id} occurs twice, or is not a valid id'),
  noOwner: message<{ entry: string }>('There is no such row in {entry}'),
  valueTwice: message<{ value: string }>('{value} also occurs in another row'),
  fileMissing: 'It refers to a file that is missing from the archive',
  otherCount: message<{ counted: string; rows: string }>('The manifest counts {counted} rows, there are {rows}'),
  settingsForm: 'The settings must be a JSON object',
  noPart: message<{ name: string }>("There is no part ''{name}'' of the settings"),
  noMessage: message<{ name: string }>("There is no message ''{name}'' here"),
  partMissing: 'This part of the settings is missing.',
  columnMissing: message<{ label: AnyText }>('{label} is missing'),
  columnEmpty: message<{ label: AnyText }>('{label} must not be empty'),
  columnWhole: message<{ label: AnyText }>('{label} must be a whole number'),
  columnTime: message<{ label: AnyText }>('{label} must be a time in UTC'),
  columnDay: message<{ label: AnyText }>('{label} must be a day'),
  columnTexts: message<{ label: AnyText }>('{label} must be a list of texts'),
  columnTooLong: message<{ label: AnyText }>('{label} is too long'),
  columnUpTo: message<{ label: AnyText; max: string }>('{label} may have at most {max} characters'),
  noKind: 'There is no such kind of content',
});

import { message, messages } from '@ministry/messages';

export const importsCopy = messages('admin.imports', {
  // Kinds of imports
  kinds: {
    families: 'Families',
    subscribers: 'Subscribers',
    products: 'Products',
    gifts: 'Gifts',
    sermons: 'Sermons',
  },
  // Number of items of a kind, within a sentence
  counted: {
    families: message<{ count: number }>('{count, plural, one {# family} other {# families}}'),
    subscribers: message<{ count: number }>('{count, plural, one {# subscriber} other {# subscribers}}'),
    products: message<{ count: number }>('{count, plural, one {# product} other {# products}}'),
    gifts: message<{ count: number }>('{count, plural, one {# gift} other {# gifts}}'),
    sermons: message<{ count: number }>('{count, plural, one {# sermon} other {# sermons}}'),
  },

  // The page
  title: 'Import from CSV',
  lead: 'Lists from a spreadsheet, brought here in one go. Everything is checked first, and an import can be undone for thirty days.',
  whatIsImported: 'What is imported',
  openFailed: 'The import could not be opened',
  opening: 'Opening the import…',

  // Step 1: the file
  file: 'File',
  fileStep: '1. Choose the file',
  // {kind}: families, subscribers, products, gifts or sermons; {items}: the maximum number; {needed}: names of columns
  fileHint: message<{ kind: string; items: number; needed: string }>(
    'A CSV file with the headings in the first row and one row for each of the {kind, select, families {families} subscribers {subscribers} products {products} gifts {gifts} other {sermons}}, at most {items, number} at once. Each of them needs: {needed}.',
  ),
  membersHint:
    'A family with members has one row for each member: rows with the same household, or with the same family name and phone, are one family. Cells of the family can be left empty where they are the same as in the row above.',
  chooseFile: 'Choose a file',
  template: 'Template',
  dropHere: 'Or drop it here.',
  csvFile: 'CSV file',
  readingFile: 'Reading the file…',
  fileUnreadable: 'The file could not be read. Please choose it again.',
  checkAgain: 'Check again',

  // Step 2: the columns
  columns: 'Columns',
  columnsStep: '2. Match the columns',
  columnIsEmpty: 'Empty',
  columnHolds: message<{ heading: string }>("What the column ''{heading}'' contains"),
  leaveOut: 'Leave out',
  // Name of a column that every row needs
  needed: message<{ label: string }>('{label} (required)'),
  sameInAllRows: message<{ label: string }>('No column contains {label}. Use the same value in all rows:'),
  choose: 'Choose…',

  // Step 3: the check and the import
  check: 'Check',
  checkStep: '3. Check and import',
  checking: 'Checking the rows…',
  missingColumns: message<{ labels: string }>('Still without a column: {labels}'),
  // What the import will do
  newRows: message<{ count: number }>('{count, number} new'),
  updatedRows: message<{ count: number }>('{count, number} to update'),
  knownRows: message<{ count: number }>('{count, number} there already'),
  rowsWithErrors: message<{ count: number }>('{count, plural, one {# row} other {# rows}} with errors'),
  errors: 'Errors',
  errorCount: message<{ count: number }>('{count, plural, one {# error} other {# errors}}'),
  row: 'Row',
  rowNumber: message<{ row: number }>('Row {row}'),
  column: 'Column',
  inFile: 'In the file',
  // Shown for an empty cell of the file
  emptyCell: '(empty)',
  moreErrors: message<{ count: number }>('And {count, number} more; all of them are in the download.'),
  correctFirst: 'Correct the file first',
  leaveOutRows: message<{ kind: string }>(
    '{kind, select, families {Leave out the families of these rows and import the others} other {Leave out these rows and import the others}}',
  ),
  downloadErrors: 'Download the rows with errors',
  downloadFailed: 'The rows could not be downloaded',
  duplicates: 'There already',
  keepDuplicates: 'Leave them as they are',
  updateDuplicates: 'Update them from the file',
  duplicatesStay: 'They stay as they are.',
  // Rows with a reason: a heading with their number, then one line each
  rowNotes: message<{ title: string; count: number }>('{title}: {count, plural, one {# row} other {# rows}}'),
  rowNote: message<{ row: number; name: string; reason: string }>('Row {row}, {name}: {reason}'),
  firstListed: message<{ count: number }>('The first {count} are listed.'),
  firstRows: 'First rows',
  firstRowsCaption: 'The first rows as they will be',
  // {what}: '3 families'
  import: message<{ what: string }>('Import {what}'),
  importingRows: message<{ count: number }>('Importing {count, plural, one {# row} other {# rows}}…'),
  importing: 'Importing',
  failed: 'Nothing was imported',
  choicesKept: message<{ reason: string }>('{reason} The file and your choices are still here.'),

  // Result of the import
  result: 'Result',
  imported: message<{ fileName: string }>('{fileName} is imported'),
  added: message<{ count: number }>('{count, number} added'),
  updated: message<{ count: number }>('{count, number} updated'),
  known: message<{ count: number }>('{count, number} were there already'),
  leftOut: message<{ count: number }>('{count, number} left out with errors'),
  // After the figures: next steps for the office
  next: {
    products: 'New products are inactive until you activate them.',
    sermons: 'New sermons are drafts until you publish them.',
    subscribers: 'No welcome mail was sent.',
    gifts: 'No receipts were sent.',
  },
  showList: message<{ kind: string }>(
    'Show the list of {kind, select, families {families} subscribers {subscribers} products {products} gifts {gifts} other {sermons}}',
  ),
  importAnother: 'Import another file',

  // Past imports, and undoing one
  importsSoFar: 'Imports so far',
  listFailed: 'The imports could not be loaded',
  loadingList: 'Loading the imports…',
  nothingYet: 'Nothing was imported yet.',
  made: message<{ moment: string; name: string }>('{moment} by {name}'),
  undone: message<{ moment: string; name: string }>('undone {moment} by {name}'),
  undoneStayed: message<{ moment: string; name: string; count: number }>(
    'undone {moment} by {name}, {count, plural, one {# row} other {# rows}} kept',
  ),
  undoOf: message<{ fileName: string }>('Undo the import of {fileName}'),
  undoQuestion: 'Undo this import?',
  undo: 'Undo the import',
  // {added}: '3 families'
  undoGifts: message<{ added: string; fileName: string }>(
    "{added} of ''{fileName}'' are corrected to 0. Items that were changed or used since are listed and kept.",
  ),
  undoAdded: message<{ added: string; fileName: string }>(
    "{added} of ''{fileName}'' are removed. Items that were changed or used since are listed and kept.",
  ),
  undoUpdated: message<{ added: string; fileName: string; count: number }>(
    "{added} of ''{fileName}'' are removed, and {count, plural, one {# updated one} other {# updated ones}} get their previous values back. Items that were changed or used since are listed and kept.",
  ),
  undoDone: 'The import is undone',
  undoDoneOf: message<{ fileName: string }>("The import of ''{fileName}'' is undone"),
  undoneButStayed: message<{ fileName: string; count: number }>(
    "Undone: ''{fileName}'', but {count, plural, one {# row was} other {# rows were}} kept",
  ),
  stayed: 'Kept',
});

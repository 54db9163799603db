import { message, messages } from '@ministry/messages';

/** The page on which the site is translated. {language} is the language's own name: 'Kiswahili'. */
export const translationsCopy = messages('admin.translations', {
  lead: 'The texts of the site and of your content beside their translations. Visitors read a translation once it is checked.',
  loading: 'Loading the translations…',
  loadFailed: 'The translations could not be loaded',
  language: 'Language',
  // Progress of the buttons, headings and messages of the site; the progress of the content is shown beside it.
  interface: 'Interface',

  search: 'Search texts',
  // Filters of the table.
  scopes: { label: 'Texts', all: 'All texts', interface: 'Interface', content: 'Content' },
  states: { label: 'State', all: 'All states' },
  allKinds: 'All kinds',
  // Filter by one item: the texts of one sermon, one event and so on.
  item: { label: 'Item', chosen: 'only this one' },
  exportHint: 'The texts that the filters show',
  exportFailed: 'The file could not be made',

  // The table.
  heading: 'Texts',
  // Noun for the rows of the table, used inside other sentences.
  many: 'texts',
  tableLoading: 'Loading the texts…',
  nothingYet: 'There is nothing to translate yet.',
  count: message<{ count: number }>('{count, plural, one {# text} other {# texts}}'),
  range: message<{ from: number; to: number; total: number }>('{from}–{to} of {total, number}'),
  noRoom: 'This device has no room to keep what you type. Please save each text.',
  // Followed by links to these texts.
  unsaved: message<{ count: number }>(
    '{count, plural, one {# text is} other {# texts are}} not saved yet and kept on this device:',
  ),

  // One text.
  saving: 'Saving…',
  notSaved: 'Not saved yet.',
  checkedBy: message<{ username: string }>('By {username}'),
  originalChanged: 'The original was changed since this was written:',
  translationChanged: 'The translation was changed since this was written:',
  // Above the checked wording, while a new one waits.
  stillRead: 'Visitors still read this.',
  variables: 'Variables',
  deleteDraft: 'Delete draft',
  uncheck: 'Undo the check',
  saveChecked: 'Save as checked',
  markChecked: 'Mark as checked',
  // Keyboard shortcut of that button.
  checkedKeys: 'Ctrl+Shift+Enter',

  // Import of a file that was translated elsewhere.
  import: {
    open: 'Import CSV',
    title: message<{ language: string }>('Import translations into {language}'),
    // ‘Export CSV’ is a button; ‘translation’ is a column of the file and stays English.
    lead: 'A CSV file as created by ‘Export CSV’: fill in its column ‘translation’ and leave the others as they are. A row whose original has changed since is refused, and one without a translation changes nothing. What visitors read stays until the new texts are checked.',
    choose: 'Choose a file',
    drop: 'Or drop it here.',
    file: 'CSV file',
    failed: 'Nothing was imported',
    checking: 'Checking the rows…',
    // Result of the check in one line: '12 texts to import · 3 unchanged · 1 row refused'.
    toImport: message<{ count: number }>('{count, plural, one {# text} other {# texts}} to import'),
    unchanged: message<{ count: number }>('{count, number} unchanged'),
    refused: message<{ count: number }>('{count, plural, one {# row} other {# rows}} refused'),
    refusedRows: 'Refused rows',
    refusedCount: message<{ count: number }>('{count, plural, one {# refused row} other {# refused rows}}'),
    row: 'Row',
    isChecked: message<{ language: string }>(
      'A speaker of {language} has checked these texts: visitors read them at once',
    ),
    submit: message<{ count: number }>('Import {count, plural, one {# text} other {# texts}}'),
    importing: 'Importing…',
    done: message<{ count: number }>('Imported: {count, plural, one {# text} other {# texts}}.'),
  },
});

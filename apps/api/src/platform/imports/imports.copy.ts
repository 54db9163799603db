import { type AnyText, message, messages } from '../texts/sentence.ts';

/** Messages to the office about an import. */
export const importTexts = messages('api.imports', {
  notFound: 'There is no such import.',
  noTable: 'The file has no rows: the first line must contain the headings, and each further line one row',
  spreadsheet:
    'This is a spreadsheet, not a CSV file. Open it in Excel or LibreOffice, choose Save As and the type "CSV UTF-8", and take that file',
  openQuotation: message<{ line: string }>(
    'A quotation mark in line {line} of the file is never closed, or is inside a value',
  ),
  tooManyRows: message<{ rows: number; most: number }>(
    'The file has {rows, number} rows; at most {most, number} can be imported at once. Please divide it into several files',
  ),
  tooManyItems: message<{ items: number; most: number }>(
    'The file would add or update {items, number}; at most {most, number} can be imported at once. Please divide it into several files',
  ),
  tooManyColumns: message<{ columns: number; most: number }>(
    'The file has {columns, number} columns; at most {most} can be read',
  ),
  notAffirmed: message<{ sentence: AnyText }>('Please confirm this first: {sentence}'),
  missingColumn: message<{ label: AnyText }>("No column is chosen for ''{label}''"),
  inRow: message<{ row: string; problem: AnyText }>('Row {row}: {problem}'),
  nothingToImport: 'All rows of this file already exist; nothing was imported.',
  alreadyUndone: 'This import was undone before.',
  tooLateToUndo: 'An import can be undone for thirty days. What it added can be deleted row by row.',
  matchedTwice: message<{ name: string }>("The field ''{name}'' is matched twice"),
  columnCount: message<{ columns: number }>('The file has {columns} columns'),
  unreadable: message<{ label: AnyText; example: string }>('{label} cannot be read; write it like {example}'),
  fileTooLarge: message<{ megabytes: number }>('The file may have at most {megabytes} MB'),
  fileNeeded: 'A file is needed',
  known: 'Already exists',
  sameAsRow: message<{ row: string }>('The same as row {row}'),
  changedSince: 'Was changed after the import',
  ordered: 'Was ordered',
  whatIsWrong: 'What is wrong',
  subscribersAgreed: 'Everybody in this file has agreed to get the newsletter.',
});

/** Columns that a file can have. */
export const importLabels = messages('api.importFields', {
  receivedOn: 'Received on',
  amount: 'Amount',
  currency: 'Currency',
  method: 'How it came',
  category: 'What it is for',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  reference: 'Reference',
  note: 'Note',
  description: 'Description',
  price: 'Price in US dollars',
  kind: 'Category',
  stock: 'Units in stock',
  picture: 'Address of a picture',
  title: 'Title',
  date: 'Date',
  speaker: 'Speaker',
  series: 'Series',
  topics: 'Topics',
  sound: 'Address of the sound',
  video: 'Address of the video',
  familyName: 'Family name',
  headOfFamily: 'Head of family',
  address: 'Address',
  latitude: 'Latitude',
  longitude: 'Longitude',
  household: 'Household',
  memberTitle: 'Member: relationship',
  memberFirstName: 'Member: first name',
  memberLastName: 'Member: last name',
  memberFullName: 'Member: full name',
  memberBirth: 'Member: date of birth',
});

/** How to write the values of a column, if that is not obvious. */
export const importHints = messages('api.importHints', {
  giftDay: 'The day first: 24/12/2025 or 2025-12-24',
  amount: 'Whole shillings, or dollars with at most two decimals',
  currency: 'If empty: shillings, or dollars if the amount has a $',
  reference: 'Of the transaction: the same one is never imported twice',
  price: 'US dollars, with at most two decimals',
  sermonDay: 'The day first: 15/11/2026 or 2026-11-15',
  category: 'If empty: teaching',
  topics: 'Separated by commas',
  phone: 'One number; without a country code it is a Ugandan number',
  latitude: 'Together with the longitude, or neither',
  household: 'A number or a name: rows with the same one are one family',
  headOfFamily: 'If empty: the first member',
  memberLastName: 'If empty: the family name',
  memberFullName: 'Instead of first and last name; the last word is the last name',
  memberBirth: 'The day first: 24/12/2025 or 2025-12-24',
});

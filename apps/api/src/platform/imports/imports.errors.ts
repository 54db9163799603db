import { importLimits } from '@ministry/domain';
import { conflict, type DomainError, invalid, notFound } from '../errors/domain-error.ts';

const count = (number: number): string => number.toLocaleString('en-GB');

export const importNotFound = (): DomainError => notFound('There is no such import.');
export const noTable = (): DomainError =>
  invalid({ csv: 'The file has no rows: the first line must hold the headings, and each further line one row' });
export const aSpreadsheet = (): DomainError =>
  invalid({
    csv: 'This is a spreadsheet, not a CSV file. Open it in Excel or LibreOffice, choose Save As and the type "CSV UTF-8", and take that file',
  });
export const openQuotation = (line: number): DomainError =>
  invalid({ csv: `A quotation mark is opened in line ${line} of the file and never closed, or stands within a value` });
export const tooManyRows = (rows: number, most: number): DomainError =>
  invalid({
    csv: `The file has ${count(rows)} rows; at most ${count(most)} can be imported at once. Please divide it into several files`,
  });
export const tooManyColumns = (columns: number): DomainError =>
  invalid({ csv: `The file has ${count(columns)} columns; at most ${importLimits.columns} can be read` });
export const notAffirmed = (sentence: string): DomainError =>
  invalid({ isAffirmed: `Please confirm this first: ${sentence}` });
export const missingColumns = (labels: Record<string, string>): DomainError =>
  invalid(
    Object.fromEntries(Object.entries(labels).map(([field, label]) => [field, `No column is chosen for '${label}'`])),
  );
export const invalidRows = (errors: Record<string, string>): DomainError => invalid(errors);
export const nothingToImport = (): DomainError =>
  conflict('NOTHING_TO_IMPORT', 'All rows of this file are there already; nothing was imported.');
export const alreadyUndone = (): DomainError => conflict('IMPORT_UNDONE', 'This import was undone before.');
export const tooLateToUndo = (): DomainError =>
  conflict('IMPORT_TOO_OLD', 'An import can be undone for thirty days. What it brought can be deleted row by row.');

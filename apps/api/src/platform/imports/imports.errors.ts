import { importLimits } from '@ministry/domain';
import { conflict, type DomainError, invalid, notFound } from '../errors/domain-error.ts';
import { type AnyText } from '../texts/sentence.ts';
import { importTexts } from './imports.copy.ts';

export const importNotFound = (): DomainError => notFound(importTexts.notFound);
export const noTable = (): DomainError => invalid({ csv: importTexts.noTable });
export const aSpreadsheet = (): DomainError =>
  invalid({
    csv: importTexts.spreadsheet,
  });
export const openQuotation = (line: number): DomainError =>
  invalid({ csv: importTexts.openQuotation({ line: String(line) }) });
export const tooManyRows = (rows: number, most: number): DomainError =>
  invalid({ csv: importTexts.tooManyRows({ rows, most }) });
export const tooManyItems = (items: number): DomainError =>
  invalid({ csv: importTexts.tooManyItems({ items, most: importLimits.items }) });
export const tooManyColumns = (columns: number): DomainError =>
  invalid({ csv: importTexts.tooManyColumns({ columns, most: importLimits.columns }) });
export const notAffirmed = (sentence: AnyText): DomainError =>
  invalid({ isAffirmed: importTexts.notAffirmed({ sentence }) });
export const missingColumns = (labels: Record<string, AnyText>): DomainError =>
  invalid(
    Object.fromEntries(Object.entries(labels).map(([field, label]) => [field, importTexts.missingColumn({ label })])),
  );
export const invalidRows = (errors: Record<string, AnyText>): DomainError => invalid(errors);
export const nothingToImport = (): DomainError => conflict('NOTHING_TO_IMPORT', importTexts.nothingToImport);
export const alreadyUndone = (): DomainError => conflict('IMPORT_UNDONE', importTexts.alreadyUndone);
export const tooLateToUndo = (): DomainError => conflict('IMPORT_TOO_OLD', importTexts.tooLateToUndo);

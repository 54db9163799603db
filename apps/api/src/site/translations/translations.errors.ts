import { conflict, type DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';

export const textNotFound = (): DomainError => notFound('There is no such text to translate any more.');

/** @param details the original as it is now */
export const originalChanged = (): DomainError =>
  conflict('ORIGINAL_CHANGED', 'The original has changed in the meantime. Nothing was saved.', {
    source: 'Source is not what the original says now',
  });

/** Somebody else has changed or checked it since the caller has read it. */
export const translationChanged = (): DomainError =>
  conflict('TRANSLATION_CHANGED', 'Somebody has changed this translation in the meantime. Nothing was saved.', {
    replaces: 'Replaces is not what the translation says now',
  });

/** @param problem to be read after the name of the field */
export const wrongText = (problem: string): DomainError => invalid({ text: `Text ${problem}` });

export const missingColumns = (names: readonly string[]): DomainError =>
  invalid({ csv: `Csv has no column ${names.map((name) => `‘${name}’`).join(', ')}; export a file and fill it in` });

import { conflict, type DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';
import { type AnyText } from '../../platform/texts/sentence.ts';
import { translationTexts } from './translations.copy.ts';

export const textNotFound = (): DomainError => notFound(translationTexts.textNotFound);

/** The original has changed since the caller read it. */
export const originalChanged = (): DomainError =>
  conflict('ORIGINAL_CHANGED', translationTexts.originalChanged, {
    fields: { source: translationTexts.sourceChanged },
  });

/** Somebody else has changed or checked the translation since the caller read it. */
export const translationChanged = (): DomainError =>
  conflict('TRANSLATION_CHANGED', translationTexts.translationChanged, {
    fields: { replaces: translationTexts.replacesChanged },
  });

export const wrongText = (problem: AnyText): DomainError => invalid({ text: problem });

export const missingColumns = (names: readonly string[]): DomainError =>
  invalid({ csv: translationTexts.missingColumns({ names: names.map((name) => `‘${name}’`).join(', ') }) });

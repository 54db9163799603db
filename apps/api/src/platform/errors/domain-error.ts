import { type AnyText, textsIn } from '../texts/sentence.ts';
import { errorTexts } from './errors.copy.ts';

/** A refusal that the caller can understand: HTTP status, stable code, a sentence, and what is wrong with which field. */
export class DomainError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: AnyText,
    readonly fieldTexts?: Readonly<Record<string, AnyText>>,
    /** Seconds after which the same request may succeed. */
    readonly retryAfter?: number,
    /** What a program needs to know beyond the code; no personal data. */
    readonly details?: Record<string, unknown>,
  ) {
    super(String(text));
  }

  /** What is wrong with which field, in English. */
  get fields(): Record<string, string> | undefined {
    return this.fieldTexts && textsIn(this.fieldTexts);
  }
}

export const notFound = (text: AnyText): DomainError => new DomainError(404, 'NOT_FOUND', text);

export const conflict = (code: string, text: AnyText, fields?: Record<string, AnyText>): DomainError =>
  new DomainError(409, code, text, fields);

/** @param fields what is wrong, by the field's path in the request ('items.0') */
export const invalid = (fields: Record<string, AnyText>): DomainError =>
  new DomainError(400, 'VALIDATION_FAILED', errorTexts.invalid({ problems: Object.values(fields) }), fields);

/** What is said of a field that a request does not have; names that somebody made up may be long. */
export const unknownField = (name: string): AnyText =>
  errorTexts.unknownField({ name: [...name].slice(0, 60).join('') });

export const tooManyRequests = (retryAfter: number, text: AnyText = errorTexts.tooManyRequests): DomainError =>
  new DomainError(429, 'TOO_MANY_REQUESTS', text, undefined, retryAfter);

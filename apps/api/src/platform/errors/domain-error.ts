import { type AnyText, textsIn } from '../texts/sentence.ts';
import { errorTexts } from './errors.copy.ts';

interface Refusal {
  /** What is wrong with each field, by its path in the request ('items.0'). */
  fields?: Readonly<Record<string, AnyText>> | undefined;
  /** Seconds after which the same request may succeed. */
  retryAfter?: number | undefined;
  /** Further facts for programs that call the API; no personal data. */
  details?: Record<string, unknown> | undefined;
}

/** An error that the caller can understand: HTTP status, stable code, a sentence, and what is wrong with each field. */
export class DomainError extends Error {
  readonly fieldTexts: Refusal['fields'];
  readonly retryAfter: Refusal['retryAfter'];
  readonly details: Refusal['details'];

  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: AnyText,
    { fields, retryAfter, details }: Refusal = {},
  ) {
    super(String(text));
    this.fieldTexts = fields;
    this.retryAfter = retryAfter;
    this.details = details;
  }

  /** What is wrong with each field, in English. */
  get fields(): Record<string, string> | undefined {
    return this.fieldTexts && textsIn(this.fieldTexts);
  }
}

export const notFound = (text: AnyText): DomainError => new DomainError(404, 'NOT_FOUND', text);

export const conflict = (code: string, text: AnyText, refusal?: Refusal): DomainError =>
  new DomainError(409, code, text, refusal);

/** A 503: nothing was done, and the caller may try again. @param retryAfter seconds */
export const unavailable = (code: string, text: AnyText, retryAfter: number): DomainError =>
  new DomainError(503, code, text, { retryAfter });

/** Somebody else has changed the item since the caller read it. @param current its present state; null: never stored */
export const versionConflict = (
  text: AnyText,
  current: { version: number; updatedAt: Date; updatedBy?: string | null } | null,
): DomainError =>
  conflict('VERSION_CONFLICT', text, {
    details: current
      ? { version: current.version, updatedAt: current.updatedAt.toISOString(), updatedBy: current.updatedBy }
      : { version: 0 },
  });

/** @param fields what is wrong with each field, by its path in the request ('items.0') */
export const invalid = (fields: Record<string, AnyText>): DomainError =>
  new DomainError(400, 'VALIDATION_FAILED', errorTexts.invalid({ problems: Object.values(fields) }), { fields });

/** The error for a field that the request does not have. The name is cut to 60 characters, as the caller may send any name. */
export const unknownField = (name: string): AnyText =>
  errorTexts.unknownField({ name: [...name].slice(0, 60).join('') });

export const tooManyRequests = (retryAfter: number, text: AnyText = errorTexts.tooManyRequests): DomainError =>
  new DomainError(429, 'TOO_MANY_REQUESTS', text, { retryAfter });

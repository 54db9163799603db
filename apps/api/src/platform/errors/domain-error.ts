import { type AnyText, textsIn } from '../texts/sentence.ts';
import { errorTexts } from './errors.copy.ts';

interface Refusal {
  /** What is wrong, by the field's path in the request ('items.0'). */
  fields?: Readonly<Record<string, AnyText>> | undefined;
  /** Seconds after which the same request may succeed. */
  retryAfter?: number | undefined;
  /** What a program needs to know beyond the code; no personal data. */
  details?: Record<string, unknown> | undefined;
}

/** A refusal that the caller can understand: HTTP status, stable code, a sentence, and what is wrong with which field. */
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

  /** What is wrong with which field, in English. */
  get fields(): Record<string, string> | undefined {
    return this.fieldTexts && textsIn(this.fieldTexts);
  }
}

export const notFound = (text: AnyText): DomainError => new DomainError(404, 'NOT_FOUND', text);

export const conflict = (code: string, text: AnyText, refusal?: Refusal): DomainError =>
  new DomainError(409, code, text, refusal);

/** Nothing was done. @param retryAfter seconds */
export const unavailable = (code: string, text: AnyText, retryAfter: number): DomainError =>
  new DomainError(503, code, text, { retryAfter });

/** Somebody else has changed it since the caller has read it. @param current as it is now; null: never stored */
export const versionConflict = (
  text: AnyText,
  current: { version: number; updatedAt: Date; updatedBy?: string | null } | null,
): DomainError =>
  conflict('VERSION_CONFLICT', text, {
    details: current
      ? { version: current.version, updatedAt: current.updatedAt.toISOString(), updatedBy: current.updatedBy }
      : { version: 0 },
  });

/** @param fields what is wrong, by the field's path in the request ('items.0') */
export const invalid = (fields: Record<string, AnyText>): DomainError =>
  new DomainError(400, 'VALIDATION_FAILED', errorTexts.invalid({ problems: Object.values(fields) }), { fields });

/** What is said of a field that a request does not have; names that somebody made up may be long. */
export const unknownField = (name: string): AnyText =>
  errorTexts.unknownField({ name: [...name].slice(0, 60).join('') });

export const tooManyRequests = (retryAfter: number, text: AnyText = errorTexts.tooManyRequests): DomainError =>
  new DomainError(429, 'TOO_MANY_REQUESTS', text, { retryAfter });

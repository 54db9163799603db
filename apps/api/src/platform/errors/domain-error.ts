/** A refusal that the caller can understand: HTTP status, stable code, a sentence, and what is wrong with which field. */
export class DomainError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields?: Record<string, string>,
    /** Seconds after which the same request may succeed. */
    readonly retryAfter?: number,
    /** What a program needs to know beyond the code; no personal data. */
    readonly details?: Record<string, unknown>,
  ) {
    super(message);
  }
}

export const notFound = (message: string): DomainError => new DomainError(404, 'NOT_FOUND', message);

export const conflict = (code: string, message: string, fields?: Record<string, string>): DomainError =>
  new DomainError(409, code, message, fields);

/** @param fields what is wrong, by the field's path in the request ('items.0') */
export const invalid = (fields: Record<string, string>): DomainError =>
  new DomainError(400, 'VALIDATION_FAILED', `Please correct: ${Object.values(fields).join('; ')}.`, fields);

/** What is said of a field that a request does not have; names that somebody made up may be long. */
export const unknownField = (name: string): string => `There is no field '${[...name].slice(0, 60).join('')}' here`;

export const tooManyRequests = (
  retryAfter: number,
  message = 'Too many requests. Please wait a little and try again.',
): DomainError => new DomainError(429, 'TOO_MANY_REQUESTS', message, undefined, retryAfter);

import { errorCopy } from './api-error.copy.ts';

/** Body of an error response of the API. */
interface ErrorBody {
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  details?: Record<string, unknown>;
  requestId?: string;
}

/**
 * A response that was not successful. `message` is `"{status}: {body or status text}"` (API-04, API-05);
 * `sentence` is the part for people.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Machine-readable reason, such as `EVENT_FULL`; empty when the body was not one of ours. */
  readonly code: string;
  /** Error messages by field name; empty when the error is not about fields. */
  readonly fields: Readonly<Record<string, string>>;
  readonly sentence: string;
  /** Further data for programs, depending on the code: `version`, `updatedAt` and `updatedBy` for VERSION_CONFLICT. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds that the server asks to wait (`Retry-After`); null if it does not say. */
  readonly retryAfter: number | null;

  constructor(status: number, statusText: string, body: string, retryAfter?: string | null) {
    super(`${status}: ${body || statusText}`);
    const parsed = parse(body);
    this.status = status;
    this.code = parsed.code ?? '';
    this.fields = parsed.fields ?? {};
    this.details = parsed.details ?? {};
    this.retryAfter = Number.parseInt(retryAfter ?? '', 10) || null;
    this.sentence = parsed.message ?? (statusText || `${errorCopy.answered} ${status}.`);
  }
}

function parse(body: string): ErrorBody {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // The error page of a proxy is not JSON; only the status is known.
    return {};
  }
}

/** A sentence for a person, whatever went wrong; a failed `fetch` means that the server was not reached. */
export function readableError(error: unknown): string {
  return error instanceof ApiError ? error.sentence : errorCopy.unreached;
}

import { QueryFailedError } from 'typeorm';

/** The database answered too late or not at all; becomes 503 with Retry-After. */
export class DatabaseUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The database is busy or unreachable', { cause });
  }
}

/** The driver's code ('ER_DUP_ENTRY', 'SQLITE_BUSY', 'ECONNREFUSED'), or an empty text. */
export function codeOf(error: unknown): string {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}

/** A unique index refused the row. */
export const isDuplicateKey = (error: unknown): boolean =>
  ['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(codeOf(error));

/** The server chose this transaction as the victim; running it again is right. */
export const isDeadlock = (error: unknown): boolean =>
  ['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD'].includes(codeOf(error));

const outages = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  'SQLITE_BUSY',
]);

/** The database cannot serve at the moment, through no fault of the request. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  outages.has(codeOf(error)) ||
  (error instanceof Error && error.message === 'Pool is closed.');

/** The disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  ['SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL', 'ENOSPC'].includes(codeOf(error));

import { QueryFailedError } from 'typeorm';

/** The database answered too late or not at all; becomes 503 with Retry-After. */
export class DatabaseUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The database is busy or unreachable', { cause });
  }
}

/** The driver's error code ('ER_DUP_ENTRY', 'SQLITE_BUSY', 'ECONNREFUSED'), or an empty string. */
export function codeOf(error: unknown): string {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (typeof cause === 'object' && cause !== null && 'errno' in cause) {
    // The driver has no name for this MariaDB error.
    if (cause.errno === 1969) return 'ER_STATEMENT_TIMEOUT';
    // 'Got error 149' is InnoDB's deadlock: Group Replication rolled this transaction back because another node committed a conflicting one.
    if (cause.errno === 1180 && 'sqlMessage' in cause && /error 149\b/.test(String(cause.sqlMessage)))
      return 'ER_LOCK_DEADLOCK';
  }
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}

/** The database account lacks a permission. */
export const isAccessDenied = (error: unknown): boolean => /^ER_\w*ACCESS_DENIED/.test(codeOf(error));

/** A unique index refused the row. */
export const isDuplicateKey = (error: unknown): boolean =>
  ['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(codeOf(error));

const deadlocks = new Set([
  'ER_LOCK_DEADLOCK',
  'ER_CHECKREAD',
  // At COMMIT, Group Replication refuses a change that conflicts with an earlier one of another node.
  'ER_TRANSACTION_ROLLBACK_DURING_COMMIT',
]);

/** The server rolled this transaction back to resolve a deadlock; it can be run again. */
export const isDeadlock = (error: unknown): boolean => deadlocks.has(codeOf(error));

/** Another transaction held the row for longer than the server lets a statement wait; the statement was not executed. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === 'ER_LOCK_WAIT_TIMEOUT';

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
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_QUERY_TIMEOUT',
  'ER_STATEMENT_TIMEOUT',
  // Deadlocks that remain after all retries. In a cluster, every conflict with another node is reported as one.
  'ER_LOCK_DEADLOCK',
  'ER_TRANSACTION_ROLLBACK_DURING_COMMIT',
  // A node that lost its cluster, before a statement or at COMMIT.
  'ER_UNKNOWN_COM_ERROR',
  'ER_ERROR_DURING_COMMIT',
  'ER_RUN_HOOK_ERROR',
  // A read-only node, for example after a change of the primary.
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_READ_ONLY_MODE',
  'SQLITE_BUSY',
]);

/** This process abandoned the statement before the server answered. */
export const isAnsweredLate = (error: unknown): boolean =>
  error instanceof QueryFailedError && error.driverError instanceof DatabaseUnavailable;

/** The database is temporarily unavailable, for a reason that has nothing to do with the request. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  isAnsweredLate(error) ||
  outages.has(codeOf(error)) ||
  (error instanceof Error && /^Pool is closed\.$|new command when connection is in closed state/.test(error.message));

/** No answer came to a COMMIT, or to a write outside a transaction: it may or may not have been executed. */
export class OutcomeUnknown extends DatabaseUnavailable {}

export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof OutcomeUnknown || (error instanceof QueryFailedError && error.driverError instanceof OutcomeUnknown);

export const isDiskFull = (error: unknown): boolean =>
  ['SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL', 'ENOSPC'].includes(codeOf(error));

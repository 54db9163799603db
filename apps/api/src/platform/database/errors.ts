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
  if (typeof cause === 'object' && cause !== null && 'errno' in cause) {
    // The driver has no name for this one of MariaDB's.
    if (cause.errno === 1969) return 'ER_STATEMENT_TIMEOUT';
    // 'Got error 149' is InnoDB's deadlock: Group Replication undid the transaction for one that another node has committed.
    if (cause.errno === 1180 && 'sqlMessage' in cause && /error 149\b/.test(String(cause.sqlMessage)))
      return 'ER_LOCK_DEADLOCK';
  }
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}

/** The account may not do this. */
export const isAccessDenied = (error: unknown): boolean => /^ER_\w*ACCESS_DENIED/.test(codeOf(error));

/** A unique index refused the row. */
export const isDuplicateKey = (error: unknown): boolean =>
  ['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(codeOf(error));

const deadlocks = new Set([
  'ER_LOCK_DEADLOCK',
  'ER_CHECKREAD',
  // Group Replication refuses at the COMMIT what another node has changed before.
  'ER_TRANSACTION_ROLLBACK_DURING_COMMIT',
]);

/** The server chose this transaction as the victim; running it again is right. */
export const isDeadlock = (error: unknown): boolean => deadlocks.has(codeOf(error));

/** Another transaction has the row for longer than the server lets a statement wait; the statement was not carried out. */
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
  // Deadlocks beyond all retries: of a cluster, every conflict with another node is one.
  'ER_LOCK_DEADLOCK',
  'ER_TRANSACTION_ROLLBACK_DURING_COMMIT',
  // A node that lost its cluster, before a statement and at a COMMIT.
  'ER_UNKNOWN_COM_ERROR',
  'ER_ERROR_DURING_COMMIT',
  'ER_RUN_HOOK_ERROR',
  // A node that may only be read, as after a change of the primary.
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_READ_ONLY_MODE',
  'SQLITE_BUSY',
]);

/** A statement was given up here, before the server answered. */
export const isAnsweredLate = (error: unknown): boolean =>
  error instanceof QueryFailedError && error.driverError instanceof DatabaseUnavailable;

/** The database cannot serve at the moment, through no fault of the request. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  isAnsweredLate(error) ||
  outages.has(codeOf(error)) ||
  (error instanceof Error && /^Pool is closed\.$|new command when connection is in closed state/.test(error.message));

/** The answer to a COMMIT, or to a write outside a transaction, did not come: it was carried out or not. */
export class OutcomeUnknown extends DatabaseUnavailable {}

export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof OutcomeUnknown || (error instanceof QueryFailedError && error.driverError instanceof OutcomeUnknown);

/** The disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  ['SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL', 'ENOSPC'].includes(codeOf(error));

import type { Logger } from 'typeorm';

/**
 * Keeps TypeORM from printing statements with their parameters, which may be personal data. Errors are thrown and logged once
 * where the request is answered. Slow statements end at their deadline and throw too.
 */
export class SilentLogger implements Logger {
  logQuery(): void {}
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}

import type { Logger } from 'typeorm';

/**
 * TypeORM would print statements with their parameters, which may be personal data. What fails is thrown and logged
 * once where it is answered; what is slow ends at its deadline and is thrown too.
 */
export class SilentLogger implements Logger {
  logQuery(): void {}
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}

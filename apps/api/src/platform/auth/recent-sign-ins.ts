import type { IncomingHttpHeaders } from 'node:http';

/** Tells staff before their credential is verified again: neither argon2 nor the database is asked. */
export abstract class RecentSignIns {
  /** Names the account of a credential that was verified here, or a device that signed in to its account before. */
  abstract find(headers: IncomingHttpHeaders): string | undefined;
}

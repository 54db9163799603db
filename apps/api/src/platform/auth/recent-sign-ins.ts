import type { IncomingHttpHeaders } from 'node:http';

/** Recognises staff before their credential is verified again, without argon2 and without the database. */
export abstract class RecentSignIns {
  /** A key for the account of a credential that this process has verified, or for a known device of the account; undefined for anyone else. */
  abstract find(headers: IncomingHttpHeaders): string | undefined;
}

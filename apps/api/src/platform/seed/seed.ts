import type { Database } from '../database/database.ts';

/** The shipped files in `apps/api/seed-media`. */
export interface SeedFiles {
  /** Stores a file as an upload in the current transaction. Returns its address, `/uploads/…`. */
  store(file: string): Promise<string>;
  /** Size of a file in bytes. */
  bytes(file: string): Promise<number>;
}

/** First content of one domain. */
export interface Seed {
  /** Stored in the `seeds` table; a seed whose name is there never runs again. */
  name: string;
  /** Seeds run from the lowest to the highest number, so that every new site gets the same content. */
  order: number;
  /** True while the domain has no rows; a database with content is left alone. */
  isEmpty(database: Database): Promise<boolean>;
  run(database: Database, now: Date, files: SeedFiles): Promise<void>;
}

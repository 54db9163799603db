import type { Database } from '../database/database.ts';

/** The files that come with the product, `apps/api/seed-media`. */
export interface SeedFiles {
  /** Puts a file among the uploads, in the transaction under way. Answers its address, `/uploads/…`. */
  store(file: string): Promise<string>;
  /** Bytes of a file. */
  bytes(file: string): Promise<number>;
}

/** First content of one domain. */
export interface Seed {
  /** Kept in the `seeds` table; a name that stands there never runs again. */
  name: string;
  /** Seeds run from the lowest to the highest, so that every new site is filled alike. */
  order: number;
  /** True while the domain has no rows; a database with content is left alone. */
  isEmpty(database: Database): Promise<boolean>;
  run(database: Database, now: Date, files: SeedFiles): Promise<void>;
}

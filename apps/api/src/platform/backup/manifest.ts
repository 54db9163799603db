import type { LogPosition, Row } from './snapshot.ts';

/** Figures of a table: the number of rows, and the sum of each column of whole numbers, including money. */
export interface TableFigures {
  rows: number;
  sums: Record<string, string>;
}

/** The description of a backup inside its archive. */
export interface Manifest {
  /** Version of this format. A backup with an unknown version is not restored. */
  version: 1;
  createdAt: string;
  /** The last migration of the schema. */
  migration: string;
  tables: Record<string, TableFigures>;
  /** Position in the server's binary log from which later changes follow. */
  log?: LogPosition;
  /** SHA-256 of each file by its path in the archive. */
  files: Record<string, string>;
}

/** Adds up the figures of a table row by row. */
export class TableCount {
  private rows = 0;
  private readonly sums = new Map<string, bigint>();

  add(row: Row): void {
    this.rows += 1;
    for (const [column, value] of Object.entries(row))
      if (Number.isInteger(value)) this.sums.set(column, (this.sums.get(column) ?? 0n) + BigInt(value as number));
  }

  get figures(): TableFigures {
    const sums = [...this.sums].filter(([, sum]) => sum !== 0n).sort(([one], [other]) => (one < other ? -1 : 1));
    return { rows: this.rows, sums: Object.fromEntries(sums.map(([column, sum]) => [column, String(sum)])) };
  }
}

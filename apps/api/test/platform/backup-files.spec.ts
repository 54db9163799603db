import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { linkFiles, writeTable } from '../../src/platform/backup/create-backup.ts';
import { insertTable } from '../../src/platform/backup/restore-backup.ts';
import type { Row } from '../../src/platform/backup/snapshot.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const folder = temporaryFolder('backup-files');

describe('the rows of a table in a backup', () => {
  const snapshot = {
    async *rows(): AsyncGenerator<Row> {
      for (const id of [1, 2]) {
        await pause(20);
        yield { id, text: 'one\u2028line' };
      }
    },
  };

  it('are written one on each line, and counted', async () => {
    const file = join(folder, 'events.ndjson');
    expect(await writeTable(snapshot, 'events', file)).toEqual({ rows: 2, sums: { id: '3' } });
    expect(readFileSync(file, 'utf8')).toBe('{"id":1,"text":"one\u2028line"}\n{"id":2,"text":"one\u2028line"}\n');
  });

  it('are refused, not a crash, when the file cannot be written while the database is slow', async () => {
    await expect(writeTable(snapshot, 'events', join(folder, 'removed', 'events.ndjson'))).rejects.toThrow('ENOENT');
    if (process.platform === 'linux')
      await expect(writeTable(snapshot, 'events', '/dev/full')).rejects.toThrow('ENOSPC');
  });

  /** Returns the number of rows in each INSERT of a restore. */
  async function inserted(rows: readonly Row[]): Promise<number[]> {
    const file = join(folder, 'restored.ndjson');
    writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    const counts: number[] = [];
    const query = (statement: string, values: unknown[] = []): Promise<void> => {
      if (statement.startsWith('INSERT')) counts.push(values.length / Object.keys(rows[0] ?? {}).length);
      return Promise.resolve();
    };
    await insertTable({ query } as QueryRunner, 'events', file);
    return counts;
  }

  it('are restored in statements of at most 200 rows, and of about a megabyte', async () => {
    const rows = (count: number, text: string): Row[] => Array.from({ length: count }, (_, id) => ({ id, text }));
    expect(await inserted(rows(450, 'short'))).toEqual([200, 200, 50]);
    expect(await inserted(rows(5, 'x'.repeat(400_000)))).toEqual([3, 2]);
  });
});

describe('the files in a backup', () => {
  it('are all files that exist when the backup comes to them', async () => {
    const [from, to] = [join(folder, 'uploads'), join(folder, 'linked')];
    mkdirSync(from);
    for (let file = 0; file < 50; file += 1) writeFileSync(join(from, `${file}.jpg`), 'picture');
    const names = readdirSync(from);
    const [first, last] = [names[0] ?? '', names.at(-1) ?? ''];
    const linking = linkFiles(from, to);
    while (!existsSync(join(to, first))) await turn();
    rmSync(join(from, last));
    expect(await linking).toEqual(names.slice(0, -1));
    expect(readdirSync(to).sort()).toEqual(names.slice(0, -1).sort());
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fallenRatios } from './bench/ratios.mjs';
import { node } from './run.mjs';

const table = (...rows) =>
  `| What | Rate | p99 | Ratio | Processor time |\n|---|---:|---:|---:|---:|\n${rows.join('\n')}`;

describe('npm run bench -- --check', () => {
  const before = table(
    '| `GET /`, kept page, 12,221 B | 9,000/s | 2.0 ms | 0.50 | 0.10 ms |',
    '| registrations, MariaDB | 277/s | 98 ms | 0.43 of SQLite |  |',
    '| sign-in, credential remembered |  | 2.0 ms (median) | 0.13 |  |',
    '| registrations, SQLite | 645/s | 51 ms | – |  |',
  );

  it('names a ratio that has fallen by more than a tenth, even if the size of the answer has changed', () => {
    const after = table(
      '| `GET /`, kept page, 12,300 B | 9,900/s | 2.0 ms | 0.44 | 0.10 ms |',
      '| registrations, MariaDB | 100/s | 98 ms | 0.38 of SQLite |  |',
    );
    assert.deepEqual(fallenRatios(before, after), [
      '`GET /`, kept page: 0.44, was 0.5',
      'registrations, MariaDB: 0.38, was 0.43',
    ]);
  });

  it('accepts a slower machine, and rows that are new, gone or without a rate', () => {
    const after = table(
      '| `GET /`, kept page, 12,221 B | 4,000/s | 9.0 ms | 0.46 | 0.20 ms |',
      '| sign-in, credential remembered |  | 1.0 ms (median) | 0.05 |  |',
      '| a page that nobody measured before | 10/s | 9.0 ms | 0.01 | 9.0 ms |',
    );
    assert.deepEqual(fallenRatios(before, after), []);
  });
});

describe('npm run bench', () => {
  it('prints its options instead of measuring for --help, and for an unknown option', async () => {
    for (const [option, isKnown] of [
      ['--help', true],
      ['--rows=100000', false],
    ]) {
      const { ok, output } = await node(['tools/bench/bench.mjs', option]);
      assert.equal(ok, isKnown);
      assert.match(output, /--check {2}fails where a ratio/);
    }
  });
});

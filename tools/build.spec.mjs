// Checks the built server as Node loads it; the API's own tests load its source.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import BetterSqlite3 from 'better-sqlite3';
import { main, startProduct } from './product.mjs';
import { root } from './run.mjs';

/** Maximum number of JavaScript files that a start may load. Each costs half a millisecond, however busy the machine is. */
const maxFiles = 40;
/** Loaded on first use: clients of other services, codecs, and packages that only some settings need. */
const notAtStart =
  /node_modules\/(@aws-sdk|@smithy|@opentelemetry|@img|age-encryption|file-type|fontkit|ioredis|mediabunny|music-metadata|mysql2|nodemailer|parse5|pdfkit|prom-client|sharp|tar|typescript)\//;

/** Marks the smaller copies of the pictures as made; otherwise the server goes on making them at its next start. */
function noteCopies(file) {
  const database = new BetterSqlite3(file);
  database.exec('UPDATE uploads SET copiesAt = readyAt');
  database.close();
}

describe('the built server', () => {
  const coverage = mkdtempSync(join(tmpdir(), 'ministry-loaded-'));
  /** URLs of all files that V8 has compiled until the server was stopped. */
  let loaded;
  before(async () => {
    // Only the second start is measured: the first one reads the pictures of the first content.
    const first = await startProduct();
    await first.stop({ removeData: false });
    noteCopies(join(first.dataDir, 'ministry.sqlite'));
    const second = await startProduct({ NODE_V8_COVERAGE: coverage }, first.dataDir);
    await second.stop();
    rmSync(first.dataDir, { recursive: true, force: true });
    loaded = readdirSync(coverage)
      .flatMap((file) => JSON.parse(readFileSync(join(coverage, file), 'utf8')).result)
      .map(({ url }) => url)
      .filter((url) => url.startsWith('file:'));
  });
  after(() => rmSync(coverage, { recursive: true, force: true }));

  it(`loads at most ${maxFiles} files at its start`, () => {
    assert.ok(loaded.some((url) => url.endsWith('apps/api/dist/main.js')));
    assert.ok(loaded.length <= maxFiles, `${loaded.length}:\n${loaded.join('\n')}`);
  });

  it('loads optional parts only when a request or a setting needs them', () => {
    assert.deepEqual(
      loaded.filter((url) => notAtStart.test(url)),
      [],
    );
  });

  it('names the sources in its stack traces', () => {
    const { sources } = JSON.parse(readFileSync(`${main}.map`, 'utf8'));
    const named = sources.map((source) => resolve(dirname(main), source));
    for (const source of ['apps/api/src/main.ts', 'libs/shared/domain/src/money.ts'])
      assert.ok(named.includes(join(root, source)), source);
  });
});

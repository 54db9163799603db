// Checks the built server as Node will load it; the API's own tests load its source.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { it } from 'node:test';
import { main } from './product.mjs';

const dist = dirname(main);
const files = readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.js'));

it('the built server imports no TypeScript file, statically or when something is needed', () => {
  assert.ok(files.length > 100);
  const wrong = files.flatMap((file) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(/\b(?:from|import)[ (]*['"]\.[^'"]+\.ts['"]/g)].map(
      ([found]) => `${file}: ${found}`,
    ),
  );
  assert.deepEqual(wrong, []);
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from './run.mjs';
import { oddLine } from './settings.mjs';

it('finds the line of .env that is not a setting', () => {
  assert.equal(oddLine('# a comment\n\nPORT=3000\nexport LOG_LEVEL=warn\n'), 0);
  assert.equal(oddLine('PORT=3000\nPUBLIC_URL https://example.org\n'), 2);
  assert.equal(oddLine('MAIL_FROM="two\nlines"\nnonsense\n'), 3);
});

it('.env.example is valid, and every setting in it is commented out', () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  assert.equal(oddLine(example), 0);
  assert.equal(oddLine(example.replace(/^# (?=[A-Z0-9_]+=)/gm, '')), 0);
  assert.doesNotMatch(example, /^[A-Z]/m);
});

it('.env.example names every setting that the API reads, and no other', () => {
  const names = (file, pattern) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, name]) => name).sort();
  const offered = names('.env.example', /^# ([A-Z][A-Z0-9_]+)=/gm);
  const read = names('apps/api/src/platform/config/environment.ts', /^ {2}(?:@.* )?([A-Z][A-Z0-9_]+)\??(?::| =)/gm);
  assert.deepEqual(
    offered,
    read.filter((name) => name !== 'NODE_ENV'),
  );
});

it('a wrong setting stops the start with one sentence and exit code 1', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['apps/api/dist/main.js'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PORT: 'three thousand' },
  });
  assert.equal(status, 1);
  assert.equal(`${stdout}${stderr}`.trim().split('\n').length, 1);
  assert.match(stderr, /PORT/);
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { brokenReferences, linkedBy, namedIn } from './links.mjs';

it('every reference to or from a document leads to an existing file', () => assert.deepEqual(brokenReferences(), []));

it('reads links relative to their page, and ignores web addresses', () => {
  const text = '[a](adr/one.md#why) ![b](../images/b.png) [c](https://example.org/d.md) [d](#here)';
  assert.deepEqual(linkedBy('docs/page.md', text), ['docs/adr/one.md', 'images/b.png']);
});

it('finds documents named in a comment', () => {
  const folder = 'docs';
  assert.deepEqual(namedIn(`// see ${folder}/adr/0001-a.md and https://example.org/${folder}/other.md`), [
    `${folder}/adr/0001-a.md`,
  ]);
});

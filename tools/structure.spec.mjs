// Checks that docs/architecture.md matches the imports.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { boxOf, comparePage } from './structure.mjs';

it('puts each file into the box of its area, app or library', () => {
  assert.deepEqual(boxOf('apps/api/src/money/orders/orders.service.ts'), { group: 'api', name: 'money' });
  assert.deepEqual(boxOf('apps/shell/src/pages/home/home-page.tsx'), { group: 'front ends', name: 'shell' });
  assert.deepEqual(boxOf('libs/web/ui/src/index.ts'), { group: 'libs', name: 'ui' });
  assert.deepEqual(boxOf('libs/media-packager/src/index.ts'), { group: 'libs', name: 'media-packager' });
  assert.equal(boxOf('apps/api/src/app.module.ts'), null);
  assert.equal(boxOf('apps/api/src/money/orders/orders.service.spec.ts'), null);
});

it('docs/architecture.md draws every box and arrow, and has a line for each area', async () => {
  const { areas, text, isCurrent } = await comparePage();
  assert.ok(isCurrent, 'The drawing is out of date: run npm run docs:structure and commit the result.');
  for (const area of areas) assert.match(text, new RegExp(`^- \\*\\*${area}\\*\\*: .{20}`, 'm'), area);
});

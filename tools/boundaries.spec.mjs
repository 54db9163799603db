// Adds a forbidden import of each kind and expects the error of its rule, so that a rule that catches nothing is noticed.
import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { boundaries } from '../eslint.config.mjs';
import { projects } from './ready.mjs';
import { bin, node, root } from './run.mjs';

const api = 'apps/api/src';

/** Rule → the importing file and what it imports. The files exist only in a temporary copy. */
const fixtures = {
  'no-cycles': [`${api}/publishing/events/first.ts`, `${api}/publishing/events/second.ts`],
  'controller-only-delegates': [
    `${api}/publishing/events/offending.controller.ts`,
    `${api}/publishing/events/offending.repository.ts`,
  ],
  'service-knows-no-http': [`${api}/publishing/events/offending.service.ts`, 'fastify'],
  'repository-only-queries': [
    `${api}/publishing/events/asking.repository.ts`,
    `${api}/publishing/events/other.service.ts`,
  ],
  'entity-is-columns': [`${api}/publishing/events/offending.entity.ts`, `${api}/publishing/events/offending.dto.ts`],
  'area-platform': [`${api}/platform/auth/offending.ts`, `${api}/publishing/events/event-rules.ts`],
  'area-publishing': [`${api}/publishing/feeds/offending.ts`, `${api}/site/placeholders/drawing.ts`],
  'area-people': [`${api}/people/contact/offending.ts`, `${api}/money/ledger/entries.ts`],
  'area-money': [`${api}/money/products/offending.ts`, `${api}/publishing/events/event-rules.ts`],
  'area-broadcast': [`${api}/broadcast/live/offending.ts`, `${api}/people/contact/messages.ts`],
  'area-migrations': [`${api}/migrations/offending.ts`, `${api}/people/contact/messages.ts`],
  'content-knows-none-of-its-kinds': [
    `${api}/publishing/content/offending.ts`,
    `${api}/publishing/events/event-rules.ts`,
  ],
  'other-domain-by-its-service': [
    `${api}/publishing/sermons/sermons.service.ts`,
    `${api}/publishing/events/offending.repository.ts`,
  ],
  'only-web-knows-the-front-ends': [`${api}/publishing/events/pages.ts`, `${api}/site/pages/renderer.ts`],
  'feature-imports-no-feature': ['apps/shell/src/features/events/list.ts', 'apps/shell/src/features/chat/log.ts'],
  'feature-knows-no-page': ['apps/shell/src/features/events/back.ts', 'apps/shell/src/pages/home.ts'],
  'federation-stays-lazy': ['apps/shell/src/app/eager.ts', '@module-federation/enhanced'],
  'antd-stays-in-the-consoles': ['apps/shell/src/pages/heavy.ts', 'antd'],
  resolvable: ['apps/shell/src/pages/broken.ts', 'apps/shell/src/pages/nowhere.ts'],
};

const isPath = (name) => name.startsWith('apps/');

function specifier(from, to) {
  return isPath(to) ? `${'../'.repeat(dirname(from).split('/').length)}${to}` : to;
}

function write(folder, path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function writeFixtures(folder) {
  for (const [rule, [from, to]] of Object.entries(fixtures)) {
    write(folder, from, `import { offending } from '${specifier(from, to)}';\nexport const used = offending;\n`);
    if (rule === 'no-cycles')
      write(folder, to, `import { used } from '${specifier(to, from)}';\nexport const offending = () => used;\n`);
    else if (!isPath(to)) {
      write(
        folder,
        `node_modules/${to}/package.json`,
        JSON.stringify({ name: to, version: '1.0.0', main: 'index.js' }),
      );
      write(folder, `node_modules/${to}/index.js`, 'exports.offending = 1;\n');
    } else if (rule !== 'resolvable') write(folder, to, 'export const offending = 1;\n');
  }
}

describe('dependency rules inside a project', () => {
  let folder;
  let found;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ministry-boundaries-'));
    writeFixtures(folder);
    for (const file of ['.dependency-cruiser.cjs', 'tsconfig.web.json', 'tsconfig.base.json'])
      copyFileSync(join(root, file), join(folder, file));
    const { output } = await node(
      [join(root, bin.depcruise), 'apps', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
      { cwd: folder },
    );
    found = JSON.parse(output).summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  for (const [rule, [from, to]] of Object.entries(fixtures)) {
    it(`${rule}: ${from} may not import ${to}`, () => assert.ok(found.includes(`${rule}: ${from}`), found.join('\n')));
  }

  it('has a wrong import for every rule', () => {
    const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
    assert.deepEqual(forbidden.map(({ name }) => name).sort(), Object.keys(fixtures).sort());
  });
});

/** Existing files, so that the linter finds their project; only the text breaks a rule. */
const forbidden = [
  ['apps/api/src/app.module.ts', "import '@ministry/ui';", '@nx/enforce-module-boundaries'],
  ['apps/admin/src/App.tsx', "import '../../shell/rsbuild.config.ts';", '@nx/enforce-module-boundaries'],
  ['apps/media/src/App.tsx', "import '../../admin/src/App.tsx';", '@nx/enforce-module-boundaries'],
  ['libs/web/ui/src/index.ts', "import '../../../../apps/api/src/main.ts';", '@nx/enforce-module-boundaries'],
  ['libs/shared/domain/src/index.ts', "import '@ministry/session';", '@nx/enforce-module-boundaries'],
  ['libs/media-packager/src/main.ts', "import '@ministry/session';", '@nx/enforce-module-boundaries'],
  ['apps/e2e/fixtures.ts', "import '@ministry/api-client';", '@nx/enforce-module-boundaries'],
  ['apps/admin/src/App.tsx', "export const answer = fetch('/api/events');", 'no-restricted-globals'],
  ['apps/api/src/configure-app.ts', 'export const port = process.env.PORT;', 'no-restricted-syntax'],
  [
    'libs/web/ui/src/rich-text.tsx',
    "export const show = (node: Element): void => {\n  node.innerHTML = '<b>';\n};",
    'no-restricted-syntax',
  ],
];

describe('dependency rules between projects', () => {
  const eslint = new ESLint({ cwd: root });
  const rulesBroken = async (text, filePath, linter = eslint) => {
    const [{ messages }] = await linter.lintText(`${text}\n`, { filePath });
    return messages.map(({ ruleId }) => ruleId);
  };

  for (const [filePath, text, rule] of forbidden) {
    it(`${filePath} may not contain: ${text.split('\n').at(-2) ?? text}`, async () =>
      assert.ok((await rulesBroken(text, filePath)).includes(rule)));
  }

  it('refuses a comment that suppresses a rule', async () => {
    const broken = await rulesBroken(
      "// eslint-disable-next-line\nexport const answer = fetch('/api/events');",
      'apps/admin/src/App.tsx',
    );
    assert.ok(broken.includes('no-restricted-globals'));
    const comment = '// oxlint-disable-next-line\nvoid 0;';
    assert.ok((await rulesBroken(comment, 'apps/admin/src/App.tsx')).includes('no-warning-comments'));
  });

  it('refuses a project whose tag is not in the table', async () => {
    const depConstraints = boundaries.filter(({ sourceTag }) => sourceTag !== 'scope:admin');
    const overrideConfig = {
      files: ['**/*.tsx'],
      rules: { '@nx/enforce-module-boundaries': ['error', { depConstraints }] },
    };
    const broken = await rulesBroken(
      "import '@ministry/session';",
      'apps/admin/src/App.tsx',
      new ESLint({ cwd: root, overrideConfig }),
    );
    assert.ok(broken.includes('@nx/enforce-module-boundaries'));
  });

  it('gives every project exactly one tag of the table', () => {
    const known = boundaries.map(({ sourceTag }) => sourceTag);
    for (const project of projects()) {
      const { nx } = JSON.parse(readFileSync(join(root, project, 'package.json'), 'utf8'));
      assert.equal(nx?.tags?.filter((tag) => known.includes(tag)).length, 1, project);
    }
  });
});

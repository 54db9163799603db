// Follows 'Add a field to a content kind' of docs/recipes.md in a copy of the sources. The code on the page is inserted where
// the page says and type-checked in all three projects. Then the mapping of the kind is run with the new field.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from './run.mjs';

const page = readFileSync(join(root, 'docs/recipes.md'), 'utf8');
const recipe = page.slice(page.indexOf('## Add a field to a content kind'), page.indexOf('## Add a content kind'));
/** Maximum number of changed files, without the catalogue of translations, which is data. */
const maxFiles = 7;
// Inside the API's folder, so that its packages resolve.
const scratch = join(root, 'apps/api/dist-recipe');
const api = 'apps/api/src';

/** The code blocks of the recipe, each with its file and the line that it is inserted beside. */
const steps = [...recipe.matchAll(/^ *```tsx? in:(\S+)(?: (after|before):(.+))?\n([\s\S]*?)\n *```$/gm)].map(
  ([, file, side, anchor, code]) => ({ file, side, anchor, code }),
);

/** The sources as they are after the recipe, by absolute path. */
function applied() {
  const texts = new Map();
  const textOf = (file) => texts.get(file) ?? readFileSync(file, 'utf8');
  for (const { file, side, anchor, code } of steps) {
    const path = join(root, file);
    if (!anchor) {
      texts.set(path, code);
      continue;
    }
    const lines = textOf(path).split('\n');
    const found = lines.findIndex((line) => line.includes(anchor));
    assert.notEqual(found, -1, `${file} has no line with: ${anchor}`);
    texts.set(path, lines.toSpliced(side === 'after' ? found + 1 : found, 0, code).join('\n'));
  }
  return texts;
}

/** Adds the types that `npm run openapi` would generate for the new fields. */
function withGeneratedTypes(texts) {
  const schema = join(root, 'libs/web/api-client/src/schema.ts');
  const text = readFileSync(schema, 'utf8')
    .replace(/^( *)SermonRequest: \{$/m, '$&\n$1    scripture?: string | null;')
    .replace(/^( *)SermonResponse: \{$/m, '$&\n$1    scripture: string | null;')
    .replace(/^( *)SermonPageResponse: \{$/m, '$&\n$1    scripture: string | null;');
  return new Map(texts).set(schema, text);
}

/** Source files that the recipe does not change, parsed only once. */
const parsed = new Map();

function programOf(config, texts, files) {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, config), ts.sys.readFile).config,
    ts.sys,
    dirname(join(root, config)),
  );
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.getSourceFile = (path, options) => {
    const key = `${config} ${path}`;
    if (parsed.has(key) && !texts.has(path)) return parsed.get(key);
    const text = host.readFile(path);
    const file = text === undefined ? undefined : ts.createSourceFile(path, text, options);
    if (!texts.has(path)) parsed.set(key, file);
    return file;
  };
  return ts.createProgram(
    files.map((file) => join(root, file)),
    options,
    host,
  );
}

const errorsOf = (program, files) =>
  files.flatMap((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(join(root, file)))
      .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );

describe('the recipe for a new field', () => {
  const texts = withGeneratedTypes(applied());
  const domain = [
    `${api}/publishing/sermons/sermon.entity.ts`,
    `${api}/publishing/sermons/sermon.dto.ts`,
    `${api}/publishing/sermons/sermon-kind.ts`,
    `${api}/publishing/sermons/sermons.service.ts`,
    `${api}/publishing/sermons/sermons.seed.ts`,
    `${api}/migrations/1700000099000-sermon-scripture.ts`,
  ];
  let program;
  before(() => {
    program = programOf('apps/api/tsconfig.json', texts, domain);
  });
  after(() => rmSync(scratch, { recursive: true, force: true }));

  it(`changes at most ${maxFiles} files`, () => {
    assert.ok(new Set(steps.map(({ file }) => file)).size <= maxFiles);
    assert.equal(steps.length, 8);
  });

  it('compiles in the API', () => {
    assert.deepEqual(errorsOf(program, domain), []);
  });

  it('compiles in the console and on the public site', () => {
    const files = ['apps/admin/src/features/sermons/sermon-content.tsx', 'apps/shell/src/pages/sermon/sermon-view.tsx'];
    const ambient = ['apps/admin/src/css-modules.d.ts', 'apps/shell/src/styles.d.ts', 'apps/shell/src/hls-light.d.ts'];
    assert.deepEqual(errorsOf(programOf('tsconfig.web.json', texts, [...files, ...ambient]), files), []);
  });

  it('is refused by the compiler if the answer does not declare the column', () => {
    const dto = join(root, `${api}/publishing/sermons/sermon.dto.ts`);
    const incomplete = new Map(texts).set(dto, texts.get(dto).replace('  scripture: string | null;', ''));
    const kind = [`${api}/publishing/sermons/sermon-kind.ts`];
    assert.match(errorsOf(programOf('apps/api/tsconfig.json', incomplete, kind), kind).join('\n'), /scripture/);
  });

  it('carries the field from the request to the answer, the export and a new item', async () => {
    for (const source of program.getSourceFiles()) {
      const path = relative(join(root, api), source.fileName);
      if (path.startsWith('..') || source.isDeclarationFile) continue;
      const { outputText } = ts.transpileModule(source.text, {
        compilerOptions: {
          ...program.getCompilerOptions(),
          module: ts.ModuleKind.ESNext,
          noEmit: false,
          sourceMap: false,
        },
        fileName: source.fileName,
      });
      const target = join(scratch, path.replace(/\.ts$/, '.js'));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, outputText);
    }
    const load = (path) => import(pathToFileURL(join(scratch, path)).href);
    await import(pathToFileURL(join(root, 'node_modules/reflect-metadata/Reflect.js')).href);
    const { SermonEntity } = await load('publishing/sermons/sermon.entity.js');
    const { sermonKind } = await load('publishing/sermons/sermon-kind.js');
    const { emptyColumns, exportedColumns, toColumns } = await load('publishing/content/content-columns.js');
    const { newDraftState } = await load('publishing/content/lifecycle.js');

    const scripture = 'Romans 8:1–11';
    const now = new Date('2026-11-22T06:00:00.000Z');
    const sermon = { id: 1, ...newDraftState(now), ...emptyColumns(SermonEntity, now), title: 'Grace' };
    assert.equal(sermon.scripture, null);
    const changed = { ...sermon, ...toColumns(SermonEntity, { scripture }) };
    assert.equal(sermonKind.toResponse(changed, false).scripture, scripture);
    assert.equal(exportedColumns(SermonEntity, 'title').scripture(changed), scripture);
    assert.deepEqual(toColumns(SermonEntity, { scripture: '' }), { scripture: null });
  });
});

describe('the recipe for a new content kind', () => {
  const text = /^## Add a content kind\n[^]*?(?=^## )/m.exec(page)[0];
  const files = [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) =>
    (file.includes('/') ? file : `${api}/publishing/<kinds>/${file}`)
      .replaceAll('<kinds>', 'ministries')
      .replaceAll('<kind>', 'ministry'),
  );

  it('names every file once, and gives their number', () => {
    assert.equal(new Set(files).size, Number(/^(\d+) files by hand/m.exec(text)[1]));
  });

  it('names files that the simplest kind has', () => {
    assert.deepEqual(
      files.filter((file) => !existsSync(join(root, file))),
      [],
    );
  });
});

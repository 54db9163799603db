// Checks the texts of the interface and their translations for what a build would show wrong.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { replaceMarks, translationProblem, variablesOf } from '@ministry/messages/compile';
import { apiFolder, extractMessages, messageFolders, messagesIn } from './messages/extract.mjs';
import { looseTexts } from './messages/loose.mjs';
import { root } from './run.mjs';

const found = messagesIn([...messageFolders, apiFolder]);
const swahili = JSON.parse(readFileSync(join(root, 'libs/shared/messages/catalogues/sw.json'), 'utf8'));
const inFile = (text) => extractMessages(text, 'x.copy.ts');

describe('a file of texts', () => {
  it('keeps its names and gets a mark in place of each text', () => {
    const { marked, entries } = inFile(
      "const a = messages('x', { b: 'B' + 'b', c: message<{ n: number }>('{n} c'), d: ['e', { f: `F` }] });",
    );
    assert.equal(
      replaceMarks(marked, (key) => `<${key}>`),
      'const a = ({ b: <x.b>, c: (<x.c>), d: [<x.d.0>, { f: <x.d.1.f> }] });',
    );
    assert.deepEqual(entries.slice(0, 2), [
      { key: 'x.b', english: 'Bb', isPlain: true, variables: [] },
      { key: 'x.c', english: '{n} c', isPlain: false, variables: ['n'] },
    ]);
  });

  it('is refused if a text is not written out', () => {
    assert.throws(() => inFile("messages('x', { a: `to ${place}` })"), /x\.copy\.ts:1: x\.a is neither a text/);
    assert.throws(() => inFile("messages('x', { ...others })"), /written out/);
    assert.throws(() => inFile("message('x')"), /stands inside messages/);
    assert.throws(() => inFile("messages('x', { 'a b': 'A' })"), /The key x\.a b has other characters/);
  });

  it('changes the mark with the text, so that the built file gets another name', () =>
    assert.notEqual(inFile("messages('x', { a: 'A' })").marked, inFile("messages('x', { a: 'B' })").marked));
});

describe('the texts of the interface', () => {
  it('declare the variables that they use', () => {
    const wrong = [...found].filter(
      ([, { english, isPlain, variables }]) => !isPlain && String(variablesOf(english)) !== String(variables),
    );
    assert.deepEqual(
      wrong.map(([key]) => key),
      [],
    );
  });

  it('are all in Swahili, with the same variables and no others', () => {
    const missing = [...found.keys()].filter((key) => !(key in swahili));
    const unknown = Object.keys(swahili).filter((key) => !found.has(key));
    const wrong = Object.entries(swahili).flatMap(([key, text]) => {
      const { english, isPlain } = found.get(key) ?? { english: text, isPlain: true };
      const problem = translationProblem(english, text, isPlain);
      return problem ? [`${key} ${problem}`] : [];
    });
    assert.deepEqual({ missing, unknown, wrong }, { missing: [], unknown: [], wrong: [] });
  });

  /** Terms of the table in libs/shared/messages/README.md that were once mixed up. `besides`: keys where the word has another meaning. */
  const terms = [
    {
      english: /\b(gift|donation)s?\b/i,
      swahili: /\bmi?chango/i,
      besides: ['api.ledger.notOfDonor', 'ministriesPage.engagementLead'],
    },
    { english: /\b(version|release)s?\b/i, swahili: /\b(ma)?toleo\b/i },
    { english: /\b(export|download)/i, swahili: /paku/i },
    { english: /\baudit log\b/i, swahili: /\bkumbukumbu za matendo\b/i },
    { english: /\barchives?\b/i, swahili: /kifurushi|kumbukumbuni/i },
    { english: /\bnewsletters?\b/i, swahili: /\b(ma)?jarida\b/i },
    { english: /\bsermons?\b/i, swahili: /\b(ma)?hubiri\b/i },
  ];

  it('have one word in Swahili for one term', () => {
    const wrong = terms.flatMap(({ english, swahili: term, besides = [] }) =>
      [...found]
        .filter(([key, text]) => english.test(text.english) && !term.test(swahili[key]) && !besides.includes(key))
        .map(([key]) => `${key} has not ${term}`),
    );
    assert.deepEqual(wrong, []);
  });

  it('use toleo only for a version: a gift is mchango', () =>
    assert.deepEqual(
      [...found.keys()].filter(
        (key) => /\b(ma)?toleo\b/i.test(swahili[key]) && !/\b(version|release)s?\b/i.test(found.get(key).english),
      ),
      [],
    ));

  it('are sorted by key in the catalogue', () => assert.deepEqual(Object.keys(swahili), Object.keys(swahili).sort()));
});

describe('a component', () => {
  it('is found with each text of its own', () => {
    const component = `
      const note = 'Nobody was here';
      const Card = () => <p aria-label="Prices" className="big card" title={copy.title}>Buy it {copy.now}, 5 %</p>;
      if (!note) throw new Error('There is no note.');`;
    assert.deepEqual(looseTexts(component, 'x.tsx'), ['x.tsx:2 Nobody was here', 'x.tsx:3 Prices', 'x.tsx:3 Buy it']);
  });

  it('of a console is found with parts of texts and single words too', () => {
    const component = `
      const title = \`The album \${name} is not empty\`;
      const tabs = { open: 'Waiting', done: key === 'Enter' };`;
    assert.deepEqual(looseTexts(component, 'x.tsx', { isConsole: true }), [
      'x.tsx:2 The album',
      'x.tsx:2 is not empty',
      'x.tsx:3 Waiting',
    ]);
  });

  const looseIn = (folder, ending, options) => {
    const inRoot = join(root, folder);
    const files = readdirSync(inRoot, { recursive: true }).filter(
      (name) => ending.test(name) && !/\.(spec|copy|d)\.tsx?$/.test(name),
    );
    return {
      files,
      found: files.flatMap((name) => looseTexts(readFileSync(join(inRoot, name), 'utf8'), name, options)),
    };
  };

  it('of the public site has no text of its own', () => {
    const { files, found } = looseIn('apps/shell/src', /\.tsx$/);
    assert.ok(files.length > 100);
    assert.deepEqual(found, []);
  });

  /** Names that are the same in each language, and words that only browsers read. */
  const same = {
    'features/debug/debug-lines.ts': 'values for the person who looks after the server',
    Acholi: 'a language',
    Lango: 'a language',
    Luganda: 'a language',
    Swahili: 'a language',
    Flutterwave: 'a company',
    Pesapal: 'a company',
    Authorization: 'a header',
    Backspace: 'a key',
    Ctrl: 'a key',
    Files: 'what a browser calls a kind of drag',
  };
  for (const name of ['admin', 'media'])
    it(`of the ${name} console has no text of its own`, () => {
      const { files, found } = looseIn(`apps/${name}/src`, /\.tsx?$/, { isConsole: true });
      assert.ok(files.length > 30);
      const file = (line) => line.slice(0, line.indexOf(':'));
      const text = (line) => line.slice(line.indexOf(' ') + 1);
      assert.deepEqual(
        found.filter((line) => !Object.hasOwn(same, file(line)) && !Object.hasOwn(same, text(line))),
        [],
      );
    });
});

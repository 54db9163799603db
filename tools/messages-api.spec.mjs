// Every sentence of the API is in the catalogues: no refusal and no field check contains one itself.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { apiFolder } from './messages/extract.mjs';
import { looseSentences, refusalNames } from './messages/loose-sentences.mjs';

/** Files whose texts only the person who starts the server reads. */
const forOperators = /^platform\/config\//;

const read = (name) => readFileSync(join(apiFolder, name), 'utf8');
const files = readdirSync(apiFolder, { recursive: true }).filter(
  (name) => /(?<!\.spec|\.copy)\.ts$/.test(name) && !forOperators.test(name),
);

describe('a refusal of the API', () => {
  it('is found with each sentence of its own', () => {
    const text = `
      throw notFound('There is no such event.');
      throw invalid({ amount: isMany ? copy.many : \`Amount may be at most \${most} shillings\` });
      throw new DomainError(409, 'EVENT_FULL', texts.full, { others: 'Others are too many' });
      IsArray({ message: 'Records must be a list' });
      const check = { validate, defaultMessage: () => 'Country must be two letters' };
      problems[field] = 'Two rows have the same id';
      throw unfit('By must be another picture');
      throw new Error('The client went away');
      this.log.warn('The live state could not be read');`;
    assert.deepEqual(looseSentences(text, 'x.ts', new Set(['unfit'])), [
      'x.ts:2 There is no such event.',
      'x.ts:3 Amount may be at most … shillings',
      'x.ts:4 Others are too many',
      'x.ts:5 Records must be a list',
      'x.ts:6 Country must be two letters',
      'x.ts:7 Two rows have the same id',
      'x.ts:8 By must be another picture',
    ]);
  });

  it('has no sentence of its own', () => {
    const names = new Set(
      files.filter((name) => name.endsWith('.errors.ts')).flatMap((name) => refusalNames(read(name))),
    );
    assert.ok(names.size > 100);
    assert.deepEqual(
      files.flatMap((name) => looseSentences(read(name), name, names)),
      [],
    );
  });
});

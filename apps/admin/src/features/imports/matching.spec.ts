import type { ImportCheckResponse } from '@ministry/api-client';
import { firstChoices, isImportable, toCheckRequest, unheldFields, withField } from './matching.ts';

const field = (name: string, isRequired: boolean) => ({
  name,
  label: name,
  isRequired,
  example: '',
  hint: '',
  choices: [],
});
const check = (own: Partial<ImportCheckResponse>): ImportCheckResponse => ({
  columns: [],
  missing: [],
  rowCount: 2,
  newCount: 1,
  updateCount: 0,
  skippedCount: 0,
  invalidCount: 0,
  errorCount: 0,
  errors: [],
  duplicates: [],
  previewFields: [],
  preview: [],
  invalidRows: null,
  ...own,
});

describe('the matching of columns', () => {
  it('gives a field to only one column', () => {
    expect(withField({ 1: 'name', 2: 'phone' }, 3, 'phone')).toEqual({ 1: 'name', 3: 'phone' });
    expect(withField({ 1: 'name', 2: 'phone' }, 2, '')).toEqual({ 1: 'name' });
  });

  it('asks for required fields that no column contains, and sends only their values', () => {
    const fields = [field('amount', true), field('method', true), field('note', false)];
    const unheld = (missing: string[], values: Record<string, string>) =>
      unheldFields(fields, { 1: 'amount' }, { missing }, values).map(({ name }) => name);
    expect(unheld(['method'], {})).toEqual(['method']);
    expect(unheld([], { method: 'cash', amount: '5' })).toEqual(['method']);
    const choices = { ...firstChoices, fields: { 1: 'amount' }, values: { method: ' cash ', amount: '5', note: ' ' } };
    expect(toCheckRequest('a', choices)).toEqual({
      csv: 'a',
      columns: [{ column: 1, field: 'amount' }],
      values: [{ field: 'method', value: 'cash' }],
      duplicates: 'skip',
    });
  });

  it('allows an import with new rows, all fields, and no error except in rows that are left out', () => {
    expect(isImportable(check({}), firstChoices)).toBe(true);
    expect(isImportable(check({ newCount: 0 }), firstChoices)).toBe(false);
    expect(isImportable(check({ missing: ['email'] }), firstChoices)).toBe(false);
    expect(isImportable(check({ invalidCount: 1 }), firstChoices)).toBe(false);
    expect(isImportable(check({ invalidCount: 1 }), { ...firstChoices, invalidRows: 'skip' })).toBe(true);
  });
});

import type { FieldSpec } from '../content-type.ts';
import { differing, mergedDraft, proposed, textOf } from './field-values.ts';

const fields: FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', place: 'main' },
  { name: 'location', label: 'Location', kind: 'text', place: 'side' },
  { name: 'tags', label: 'Tags', kind: 'tags', most: 5, maxLength: 10, place: 'side' },
  { name: 'category', label: 'Category', kind: 'select', options: { youth: 'Youth' }, place: 'side' },
  { name: 'date', label: 'Date', kind: 'datetime', fallsToNow: true, place: 'side' },
];
const base = { title: 'Choir', location: 'Gulu', tags: ['song'], category: 'youth', date: '2027-04-02T18:30' };
const field = (name: string) => fields.find((one) => one.name === name) as FieldSpec;

describe('two people on one item', () => {
  const mine = { ...base, title: 'Choirs', tags: ['song', 'night'] };
  const theirs = { ...base, location: 'Lira', tags: ['music'] };
  const names = differing(fields, mine, theirs);

  it('differ in the fields that either of them changed', () =>
    expect(names.map(({ name }) => name)).toEqual(['title', 'location', 'tags']));
  it('both keep what only one of them changed; where both did, my version is proposed', () => {
    const chosen = proposed(names, base, mine);
    expect(chosen).toEqual({ title: 'mine', location: 'theirs', tags: 'mine' });
    expect(mergedDraft(theirs, mine, chosen)).toEqual({
      ...base,
      title: 'Choirs',
      location: 'Lira',
      tags: ['song', 'night'],
    });
  });
  it('no longer differ when one accepts everything of the other', () =>
    expect(mergedDraft(theirs, mine, { title: 'theirs', location: 'theirs', tags: 'theirs' })).toEqual(theirs));
});

describe('a value in words', () => {
  it.each([
    ['category', 'youth', 'Youth'],
    ['tags', ['song', 'night'], 'song, night'],
    ['date', '2027-04-02T18:30', 'Fri 2 Apr 2027, 6:30 PM'],
    ['date', '', ''],
    ['title', true, 'Yes'],
  ] as const)('of %s', (name, value, copy) => expect(textOf(field(name), value as string)).toBe(copy));
});

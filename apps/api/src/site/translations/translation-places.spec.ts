import { isOfAnotherText, stepsToOwnField } from './translation-places.ts';

const texts = ['Timber', 'Cement', 'Iron sheets'].map((text, at) => ({ field: String(at), text }));
const row = (id: number, field: number, source: string) => ({ id, field: String(field), source });

describe('a translation stored in the field of another text', () => {
  it.each([
    ['Cement', 'Timber', true],
    ['Timber', 'Timber', false],
    ['Sand', 'Timber', false],
  ])('of %s in the field of %s is misplaced: %s', (source, text, is) =>
    expect(isOfAnotherText({ source }, text, { texts })).toBe(is),
  );

  it('moves to its own field after the translation there has moved away', () => {
    const [first, second] = [row(1, 0, 'Cement'), row(2, 1, 'Iron sheets')];
    expect(stepsToOwnField(first, texts, [first, second])).toEqual([
      { id: 2, field: '2' },
      { id: 1, field: '1' },
    ]);
  });

  it('replaces a translation whose text no longer exists', () => {
    const [first, second] = [row(1, 0, 'Cement'), row(2, 1, 'Sand')];
    expect(stepsToOwnField(first, texts, [first, second])).toEqual([
      { id: 2, field: null },
      { id: 1, field: '1' },
    ]);
  });

  it('is removed where its text already has a translation', () => {
    const [first, second] = [row(1, 0, 'Cement'), row(2, 1, 'Cement')];
    expect(stepsToOwnField(first, texts, [first, second])).toEqual([{ id: 1, field: null }]);
  });

  it('moves once where two translations have the same source', () => {
    const rows = [row(1, 0, 'Cement'), row(2, 1, 'Iron sheets'), row(3, 2, 'Cement')];
    expect(stepsToOwnField(rows[0]!, texts, rows)).toEqual([
      { id: 3, field: null },
      { id: 2, field: '2' },
      { id: 1, field: '1' },
    ]);
  });
});

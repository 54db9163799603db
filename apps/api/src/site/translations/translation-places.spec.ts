import { homeward, isOfAnotherText } from './translation-places.ts';

const texts = ['Timber', 'Cement', 'Iron sheets'].map((text, at) => ({ field: String(at), text }));
const row = (id: number, field: number, source: string) => ({ id, field: String(field), source });

describe('a translation at the place of another text', () => {
  it.each([
    ['Cement', 'Timber', true],
    ['Timber', 'Timber', false],
    ['Sand', 'Timber', false],
  ])('made from %s where there is %s: %s', (source, text, is) =>
    expect(isOfAnotherText({ source }, text, { texts })).toBe(is),
  );

  it('goes to its own place, after what is in its way has gone', () => {
    const [first, second] = [row(1, 0, 'Cement'), row(2, 1, 'Iron sheets')];
    expect(homeward(first, texts, [first, second])).toEqual([
      { id: 2, field: '2' },
      { id: 1, field: '1' },
    ]);
  });

  it('takes the place of one whose text is gone', () => {
    const [first, second] = [row(1, 0, 'Cement'), row(2, 1, 'Sand')];
    expect(homeward(first, texts, [first, second])).toEqual([
      { id: 2, field: null },
      { id: 1, field: '1' },
    ]);
  });

  it('goes where its text has one already', () => {
    const [first, second] = [row(1, 0, 'Cement'), row(2, 1, 'Cement')];
    expect(homeward(first, texts, [first, second])).toEqual([{ id: 1, field: null }]);
  });

  it('ends where two are made from the same text', () => {
    const rows = [row(1, 0, 'Cement'), row(2, 1, 'Iron sheets'), row(3, 2, 'Cement')];
    expect(homeward(rows[0]!, texts, rows)).toEqual([
      { id: 3, field: null },
      { id: 2, field: '2' },
      { id: 1, field: '1' },
    ]);
  });
});

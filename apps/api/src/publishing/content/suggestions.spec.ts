import { suggestionsFrom } from './suggestions.ts';

describe('suggestionsFrom', () => {
  it('offers values by how often they are used, without blank ones', () => {
    const values = [
      { value: 'Gulu', count: 1 },
      { value: 'Lira', count: 5 },
      { value: '', count: 9 },
      { value: null, count: 9 },
      { value: 'Arua', count: 1 },
    ];
    expect(suggestionsFrom(values, false)).toEqual(['Lira', 'Arua', 'Gulu']);
  });

  it('counts the words of lists one by one', () => {
    expect(
      suggestionsFrom(
        [
          { value: '["grace","faith"]', count: 1 },
          { value: '["faith"]', count: 2 },
          { value: '[]', count: 7 },
        ],
        true,
      ),
    ).toEqual(['faith', 'grace']);
  });

  it('offers a hundred at most', () => {
    expect(
      suggestionsFrom(
        Array.from({ length: 300 }, (_, at) => ({ value: `Place ${at}`, count: 1 })),
        false,
      ),
    ).toHaveLength(100);
  });
});

import { minutesCopy, savedCopy, savingNote, spanCopy } from './visit-texts.ts';

describe('the figures of visits', () => {
  it('name a day, or a week in longer periods', () =>
    expect([spanCopy('2026-11-22', '28'), spanCopy('2026-11-22', '84')]).toEqual(['Sun 22 Nov', 'Week of Sun 22 Nov']));
  it.each([
    [0, '0 min'],
    [35, '35 min'],
    [725, '12 h 5 min'],
    [null, 'not known'],
  ])('write %s minutes as %s', (minutes, text) => expect(minutesCopy(minutes)).toBe(text));
  it('say when there is too little data to estimate the saving', () => {
    expect([savedCopy({ pageViews: 3, savedBytes: null }), savingNote({ pageViews: 3, savedBytes: null })]).toEqual([
      '—',
      'too few pages to estimate it',
    ]);
    expect([
      savedCopy({ pageViews: 1_200, savedBytes: 9_400_000 }),
      savingNote({ pageViews: 1_200, savedBytes: 1 }),
    ]).toEqual(['9.4 MB', 'estimated, on 1,200 pages']);
  });
});

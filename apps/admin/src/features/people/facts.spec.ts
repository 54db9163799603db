import { exportText, plainValue } from './facts.ts';

describe('a value', () => {
  it.each([
    [null, 'not given'],
    ['', 'not given'],
    [true, 'yes'],
    [[], 'none'],
    [3, '3'],
    ['2026-11-21T08:00:00.000Z', 'Sat 21 Nov 2026, 11:00 AM'],
    ['2014-03-09', '2014-03-09'],
    [{ Name: 'Mary' }, undefined],
  ])('%j reads %j', (value, text) => expect(plainValue(value)).toBe(text));
});

describe('an export', () => {
  it('is a text with everything in it', () => {
    const text = exportText({
      keptBy: 'The ministry',
      exportedAt: '2026-11-21T08:00:00.000Z',
      sections: [
        {
          title: 'Families',
          records: [
            { 'Family name': 'Okello', Phone: null, Members: [{ 'First name': 'Grace' }, { 'First name': 'Sam' }] },
          ],
        },
        { title: 'Messages to the office', records: [{ Message: 'First line\nSecond line', Answers: [] }] },
      ],
    });
    expect(text).toBe(
      [
        'What The ministry keeps about you',
        'Created on Sat 21 Nov 2026, 11:00 AM, Kampala time',
        '',
        'FAMILIES',
        '',
        '  Family name: Okello',
        '  Phone: not given',
        '  Members:',
        '    1:',
        '      First name: Grace',
        '    2:',
        '      First name: Sam',
        '',
        'MESSAGES TO THE OFFICE',
        '',
        '  Message: First line',
        '    Second line',
        '  Answers: none',
        '',
      ].join('\n'),
    );
  });
});

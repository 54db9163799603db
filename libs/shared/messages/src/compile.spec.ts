import { runInThisContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { messageSource, replaceMarks, translationProblem, variablesOf } from './compile.ts';
import { message, type MessageValues } from './index.ts';

const run = (text: string, values: MessageValues, language = 'en'): string =>
  (runInThisContext(messageSource(text, language)) as (given: MessageValues) => string)(values);

const seats = '{left, plural, =0 {no seat} one {# seat} other {# seats}} left of {all, number} for {who}';
const pays = 'Pay {method, select, card {by card} other {in {place}}} `now` for ${1}\\';

describe('the source of a message', () => {
  it.each([
    [seats, { left: 0, all: 1200, who: 'Ann' }, 'no seat left of 1,200 for Ann'],
    [seats, { left: 1, all: 5, who: '`${x}`' }, '1 seat left of 5 for `${x}`'],
    [seats, { left: 1500, all: 2000, who: '' }, '1,500 seats left of 2,000 for '],
    [pays.replace('{1}', "'{'1'}'"), { method: 'card', place: '' }, 'Pay by card `now` for ${1}\\'],
    ["It's {name}'s", { name: 'Okello' }, "It's Okello's"],
  ])('gives the same text as the library: %s', (text, values, expected) => {
    expect(run(text, values)).toBe(expected);
    expect(message(text)(values)).toBe(expected);
  });

  it('formats numbers in its language', () => expect(run('{n, number}', { n: 1500 }, 'de')).toBe('1.500'));

  it('has a list of its variables', () => {
    expect(variablesOf(seats)).toEqual(['all', 'left', 'who']);
    expect(variablesOf('{method, select, card {{name}} other {}}')).toEqual(['method', 'name']);
  });
});

describe('a translation', () => {
  it.each([
    ['Nafasi {left, plural, one {#} other {#}} kati ya {all}: {who}', undefined],
    ['{left} {all}', 'must contain the variable {who}'],
    ['{left} {all} {who} {wo}', 'has the unknown variable {wo}'],
    ['{left', 'cannot be read: expect argument closing brace'],
    ['{left, plural, few {#} other {#}} {all} {who}', 'has the plural case "few"'],
    ['{left, date} {all} {who}', 'has a date or a time, which the code formats'],
    [' ', 'is empty'],
  ])('%s', (translation, problem) => expect(translationProblem(seats, translation, false)).toBe(problem));

  it('of a plain text may hold braces', () => expect(translationProblem('Home', '{', true)).toBeUndefined());
});

describe('the marks of a built file', () => {
  const awkward = '{"It\'s" `${n}` \\ $';
  const sources: Record<string, string> = {
    'a.text': JSON.stringify(awkward),
    'a.seats': messageSource('{n} seats', 'en'),
    language: '"sw"',
  };
  const text = '__message__a.text:0a1b2c__';
  const seats = '__message__("a.seats:0a1b2c",';

  it.each([
    [`"${text}"`, awkward],
    [`({x:'${text}'}).x`, awkward],
    [`"Say: ${text}!"`, `Say: ${awkward}!`],
    [`'$${text}'`, `$${awkward}`],
    [`\`$${text} \${1}\``, `$${awkward} 1`],
    [`(e=>${seats}e))({n:2})`, '2 seats'],
    [`${seats}{n:(2)})+"."`, '2 seats.'],
    ['__message__("language:000000")', 'sw'],
  ])('are replaced by the text wherever a minifier has put them: %s', (built, expected) => {
    const filled = replaceMarks(built, (key) => sources[key] ?? '');
    expect(runInThisContext(filled)).toBe(expected);
  });
});

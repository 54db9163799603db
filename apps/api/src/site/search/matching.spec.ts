import { significantTerms } from '@ministry/domain';
import { matching, passage, toEntry } from './matching.ts';

const entry = (title: string, text = '', keywords = '') => toEntry({ title, text, keywords, address: '/', date: null });
const titles = (question: string, ...entries: ReturnType<typeof entry>[]) =>
  matching(entries, significantTerms(question)).map(({ title }) => title);

describe('what a visitor finds', () => {
  it('contains all the words, in any field', () => {
    const found = entry('Eye camp', 'At Pabbo, with glasses.', 'health');
    expect(titles('camp health PABBO', found)).toEqual(['Eye camp']);
    expect(titles('camp Lira', found)).toEqual([]);
  });

  it('is found by the beginning of a word, ignoring accents and case', () => {
    expect(titles('pray', entry('The Power of PRAYER'))).toHaveLength(1);
    expect(titles('jose', entry('José sings'))).toHaveLength(1);
    expect(titles('JOSÉ', entry('Jose sings'))).toHaveLength(1);
    expect(titles('art', entry('A pure heart'))).toEqual([]);
  });

  it('is ranked by how many of the words are in its title, then by the order of the list', () => {
    const list = [entry('One', 'grace and hope'), entry('Two', 'grace and hope'), entry('Hope', 'grace')];
    expect(titles('grace hope', ...list)).toEqual(['Hope', 'One', 'Two']);
  });
});

describe('the passage of a text', () => {
  it('has the found words at every second position', () =>
    expect(passage('Come and pray. Prayers at dawn.', ['pray'])).toEqual([
      'Come and ',
      'pray',
      '. ',
      'Prayers',
      ' at dawn.',
    ]));

  it('is the beginning of the text where none of the words is in it', () =>
    expect(passage('Come as you are.', ['x'])).toEqual(['Come as you are.']));

  it('starts with a whole word shortly before the first match, and is at most 161 characters long', () => {
    const text = `${'before '.repeat(60)}café ${'after '.repeat(60)}`;
    const parts = passage(text, ['cafe']);
    expect(parts[1]).toBe('café');
    expect(parts[0]).toMatch(/^…(before ){7}$/);
    expect(parts.join('').length).toBeLessThanOrEqual(161);
    expect(parts.join('')).toMatch(/after…$/);
  });

  it('is empty for an empty text', () => expect(passage('', ['pray'])).toEqual(['']));
});

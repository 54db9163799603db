import { plainTerms, significantTerms } from './terms.ts';

describe('the words of a text', () => {
  it('have neither capitals nor accents nor apostrophes', () =>
    expect(plainTerms("Café talk: GOD’S word, O'Brien's")).toEqual(['cafe', 'talk', 'gods', 'word', 'obriens']));

  it('keep the letters of Acholi', () => expect(plainTerms('Kica pa Ŋat 2026')).toEqual(['kica', 'pa', 'ŋat', '2026']));

  it.each(['', '   ', '?! — …'])('are empty for %j', (text) => expect(plainTerms(text)).toEqual([]));
});

describe('the significant words of a question', () => {
  it('leave out the small words', () => expect(significantTerms('When is the Eye Camp?')).toEqual(['eye', 'camp']));

  it('include small words if there are no others', () => expect(significantTerms('The way of the')).toEqual(['way']));

  it('may be a single small word', () => expect(significantTerms('about')).toEqual(['about']));
});

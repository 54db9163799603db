/** What a search is given, in characters. */
export const searchLimits = { shortest: 2, longest: 100 } as const;

/** The words of a text in lower case, without accents (ŋ stays) and apostrophes. */
export const plainTerms = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Words that every text has; they count only where nothing else was asked for. */
const small = new Set(
  'a an and the of in on at to for is are do does by with my our your you we i how what when where about'.split(' '),
);

/** The words of a question that tell what is sought. */
export function tellingTerms(question: string): string[] {
  const all = plainTerms(question);
  const telling = all.filter((word) => !small.has(word));
  return telling.length > 0 ? telling : all;
}

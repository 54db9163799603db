/** Length of a search text, in characters. */
export const searchLimits = { shortest: 2, longest: 100 } as const;

/** The words of a text in lower case, without accents and apostrophes; ŋ is kept. */
export const plainTerms = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’‘]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Words that occur in every text and do not help a search. A search can add more. */
export const stopwords: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'a an and the of in on at to for is are do does by with my our your you we i how what when where about'.split(' '),
);

/** The words of a question without stop words; all words if it has only stop words. */
export function significantTerms(question: string): string[] {
  const all = plainTerms(question);
  const significant = all.filter((word) => !stopwords.has(word));
  return significant.length > 0 ? significant : all;
}

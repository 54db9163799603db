/** What a search is given, in characters. */
export const searchLimits = { shortest: 2, longest: 100 } as const;

/** The words of a text in lower case, without accents (ŋ stays) and apostrophes. */
export const plainTerms = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’‘]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Words that every text has, which say nothing of what is sought. A search adds its own. */
export const stopwords: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'a an and the of in on at to for is are do does by with my our your you we i how what when where about'.split(' '),
);

/** The words of a question without its stop words, unless it has no others. */
export function significantTerms(question: string): string[] {
  const all = plainTerms(question);
  const significant = all.filter((word) => !stopwords.has(word));
  return significant.length > 0 ? significant : all;
}

/** Maximum length of an excerpt in search results, in characters. */
const excerpt = 140;

/** The start of a text, on one line. */
export const beginning = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > excerpt ? `${line.slice(0, excerpt).replace(/\p{Surrogate}$/u, '')}…` : line;
};

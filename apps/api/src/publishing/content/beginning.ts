/** Characters that a search shows of a text. */
const excerpt = 140;

/** The beginning of a text on one line. */
export const beginning = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > excerpt ? `${line.slice(0, excerpt).replace(/\p{Surrogate}$/u, '')}…` : line;
};

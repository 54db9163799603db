/** Characters of the column. */
const maxTitle = 200;

/** What the forms of the console call a title. */
const titleFields = ['title', 'subject'] as const;

/** The title among the values of a form of the console; null where there is none. */
export function titleOfDraft(value: object): string | null {
  const { draft } = value as { draft?: unknown };
  if (typeof draft !== 'object' || draft === null) return null;
  const values = draft as Record<string, unknown>;
  const typed = titleFields.map((field) => values[field]).find((title): title is string => typeof title === 'string');
  // A broken letter is no text to a database.
  const whole = (typed ?? '').replace(/\p{Surrogate}/gu, '\ufffd').trim();
  return [...whole].slice(0, maxTitle).join('') || null;
}

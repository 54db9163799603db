/** Length of the column in characters. */
const maxTitle = 200;

/** Fields that hold the title in forms of the console. */
const titleFields = ['title', 'subject'] as const;

/** The title among the values of a form of the console; null if there is none. */
export function titleOfDraft(value: object): string | null {
  const { draft } = value as { draft?: unknown };
  if (typeof draft !== 'object' || draft === null) return null;
  const values = draft as Record<string, unknown>;
  const typed = titleFields.map((field) => values[field]).find((title): title is string => typeof title === 'string');
  // A database refuses text with half of a surrogate pair.
  const whole = (typed ?? '').replace(/\p{Surrogate}/gu, '\ufffd').trim();
  return [...whole].slice(0, maxTitle).join('') || null;
}

/**
 * Paths to the texts in a value: 'title', 'blocks.*.heading'. `*` matches each entry of a list, or each property of an object.
 */
export type TextPaths = readonly string[];

/** A text with the path to it: 'blocks.2.heading'. */
export interface TextAt {
  field: string;
  text: string;
}

/** A text without a word in it ('900+', '8:00 AM') is the same in every language. */
export const hasThreeLetterRun = (text: string): boolean => /\p{L}{3}/u.test(text);

/** Copies the value with other texts at the paths; everything else is shared with the original value. */
export const withTexts = <Value>(value: Value, paths: TextPaths, change: (at: TextAt) => string): Value =>
  paths.reduce<unknown>((changed, path) => replaced(changed, path.split('.'), [], change), value) as Value;

/** The texts of a value, each once: a text that occurs in several places is translated once. */
export function textsAt(value: unknown, paths: TextPaths): TextAt[] {
  const found = new Map<string, TextAt>();
  withTexts(value, paths, (at) => {
    if (!found.has(at.text)) found.set(at.text, at);
    return at.text;
  });
  return [...found.values()];
}

function replaced(
  value: unknown,
  [step, ...rest]: readonly string[],
  at: readonly string[],
  change: (at: TextAt) => string,
): unknown {
  if (step === undefined)
    return typeof value === 'string' && hasThreeLetterRun(value) ? change({ field: at.join('.'), text: value }) : value;
  if (typeof value !== 'object' || value === null) return value;
  const inside = (entry: unknown, name: string) => replaced(entry, rest, [...at, name], change);
  if (step === '*' && Array.isArray(value)) return value.map((entry, place) => inside(entry, String(place)));
  const names = step === '*' ? Object.keys(value) : Object.hasOwn(value, step) ? [step] : [];
  const values = value as Record<string, unknown>;
  return { ...values, ...Object.fromEntries(names.map((name) => [name, inside(values[name], name)])) };
}

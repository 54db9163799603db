const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** A text of the office with its variables, such as `{{phone}}`, put in. One without a value is left out. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(placeholder, (_whole, name: string) => values[name] ?? '');

/** Variables of a text that there are not, as they are written. */
export const unknownVariables = (text: string, known: readonly string[]): string[] =>
  [...text.matchAll(placeholder)].flatMap(([whole, name = '']) => (known.includes(name) ? [] : [whole]));

/** What is wrong with the variables of a text, after the name of its field. */
export function variableProblem(text: string, known: readonly string[]): string | undefined {
  const [unknown] = unknownVariables(text, known);
  if (unknown === undefined) return undefined;
  const named = known.map((name) => `{{${name}}}`).join(', ');
  return `has the unknown variable ${unknown}; ${known.length > 0 ? `there are ${named}` : 'none can be used here'}`;
}

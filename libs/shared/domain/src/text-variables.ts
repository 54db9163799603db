/** Variables in a text of the office, such as `{{phone}}`. */
const variable = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Puts values into the variables of a text; a variable without a value is removed. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(variable, (_whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''));

/** Names of the variables in a text, once for each occurrence. */
export const variablesIn = (text: string): string[] => [...text.matchAll(variable)].map(([, name = '']) => name);

/** `{{phone}}, {{email}}` */
export const variableMarks = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');

/** `found`: a variable, in braces, that this text cannot use. */
export type VariableProblem = { code: 'unknownVariable'; found: string } | { code: 'looseBraces' };

/** What is wrong with the variables of a text. */
export function variableProblem(text: string, known: readonly string[]): VariableProblem | undefined {
  const unknown = variablesIn(text).find((name) => !known.includes(name));
  if (unknown !== undefined) return { code: 'unknownVariable', found: variableMarks([unknown]) };
  return /\{\{|\}\}/.test(text.replace(variable, '')) ? { code: 'looseBraces' } : undefined;
}

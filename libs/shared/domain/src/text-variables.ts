/** Variables in a text of the office, as `{{phone}}`. */
const variable = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** A text with the values of its variables put in; one without a value is left out. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(variable, (_whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''));

/** Names of the variables in a text, as often as they stand there. */
export const variablesIn = (text: string): string[] => [...text.matchAll(variable)].map(([, name = '']) => name);

/** `{{phone}}, {{email}}` */
export const variableMarks = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');

/** What is wrong with the variables of a text, after the name of its field. */
export function variableProblem(text: string, known: readonly string[]): string | undefined {
  const unknown = variablesIn(text).find((name) => !known.includes(name));
  if (unknown !== undefined) return `has a variable that this text does not have: ${variableMarks([unknown])}`;
  return /\{\{|\}\}/.test(text.replace(variable, '')) ? 'has {{ or }} that belongs to no variable' : undefined;
}

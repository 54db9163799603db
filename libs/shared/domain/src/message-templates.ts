import { textParts } from './text-parts.ts';
import { fillIn, variableMarks, variableProblem, variablesIn } from './text-variables.ts';

/** The words of the messages that the product sends by itself. */

export const templateLimits = {
  subject: 150,
  body: 8_000,
  /** What an operator charges for one text message, with the sample values. */
  textParts: 3,
} as const;

/** Something that a message says of its occasion: `{{name}}` in the words. */
export interface TemplateVariable {
  /** Invented, for the preview. */
  sample: string;
  /** The message is of no use without it. */
  isRequired?: boolean;
  mayBeEmpty?: boolean;
}
export type TemplateVariables = Readonly<Record<string, TemplateVariable>>;
export type TemplateValues = Readonly<Record<string, string>>;

export type TemplateChannel = 'email' | 'text';

/** The words of a message. */
export interface TemplateText {
  /** null: a text message has none */
  subject: string | null;
  body: string;
}

/** What the words of a message are checked against. */
export interface TemplateRules {
  channel: TemplateChannel;
  variables: TemplateVariables;
}

const tag = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i;

const valueIn = (values: TemplateValues, name: string): string =>
  Object.hasOwn(values, name) ? (values[name] ?? '') : '';

const isLineKept = (line: string, values: TemplateValues): boolean => {
  const names = variablesIn(line);
  return names.length === 0 || names.some((name) => valueIn(values, name) !== '');
};

/** Lines whose variables are all empty are left out; a paragraph of which nothing is left goes with its blank line. */
function filledBody(body: string, values: TemplateValues): string {
  return body
    .split('\n\n')
    .map((paragraph) => paragraph.split('\n').filter((line) => isLineKept(line, values)))
    .filter((lines) => lines.length > 0)
    .map((lines) => fillIn(lines.join('\n'), values))
    .join('\n\n');
}

/** The words with the values in them. What a value holds is never read as words of the template. */
export const filledTemplate = ({ subject, body }: TemplateText, values: TemplateValues): TemplateText => ({
  // A value with a line break must not begin another header of the mail.
  subject: subject === null ? null : fillIn(subject, values).replaceAll(/\s*[\r\n]+\s*/g, ' '),
  body: filledBody(body, values),
});

export const samplesOf = (variables: TemplateVariables): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).map(([name, { sample }]) => [name, sample]));

/** What is wrong with some words, to be read after the name of their field. */
function wordsProblem(words: string, variables: TemplateVariables): string | undefined {
  const problem = variableProblem(words, Object.keys(variables));
  if (problem !== undefined) return problem;
  const [html] = tag.exec(words) ?? [];
  return html === undefined ? undefined : `is plain text; please leave out ${html.slice(0, 40)}`;
}

function subjectProblem(subject: string | null, { channel, variables }: TemplateRules): string | undefined {
  if (channel === 'text') return subject === null ? undefined : 'must be left out: a text message has none';
  if (subject === null || subject.trim() === '') return 'is needed';
  return wordsProblem(subject, variables);
}

function bodyProblem(body: string, { channel, variables }: TemplateRules): string | undefined {
  const problem = wordsProblem(body, variables);
  if (problem !== undefined) return problem;
  const names = new Set(variablesIn(body));
  const missing = Object.keys(variables).filter((name) => variables[name]?.isRequired && !names.has(name));
  if (missing.length > 0) return `needs ${variableMarks(missing)}`;
  if (channel === 'email') return undefined;
  const parts = textParts(filledBody(body, samplesOf(variables)));
  return parts > templateLimits.textParts
    ? `makes ${parts} text messages with the sample values; at most ${templateLimits.textParts} are sent`
    : undefined;
}

/** What is wrong with the words of a message, by field; console and API say the same. */
export function templateProblems(text: TemplateText, rules: TemplateRules): Record<string, string> {
  const [subject, body] = [subjectProblem(text.subject, rules), bodyProblem(text.body, rules)];
  return {
    ...(subject === undefined ? {} : { subject: `Subject ${subject}` }),
    ...(body === undefined ? {} : { body: `Body ${body}` }),
  };
}

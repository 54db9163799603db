import { textParts } from './text-parts.ts';
import { fillIn, variableMarks, variableProblem, variablesIn } from './text-variables.ts';

/** Texts of the messages that the product sends automatically. */

export const templateLimits = {
  subject: 150,
  body: 8_000,
  /** Most parts of one text message, with the sample values; an operator charges for each part. */
  textParts: 3,
} as const;

/** A value that differs from message to message, written as `{{name}}` in the text. */
export interface TemplateVariable {
  /** Invented value for the preview. */
  sample: string;
  /** The text must contain the variable, because the message is useless without it. */
  isRequired?: boolean;
  mayBeEmpty?: boolean;
}
export type TemplateVariables = Readonly<Record<string, TemplateVariable>>;
export type TemplateValues = Readonly<Record<string, string>>;

export type TemplateChannel = 'email' | 'text';

/** The text of a message. */
export interface TemplateText {
  /** null for text messages, which have no subject */
  subject: string | null;
  body: string;
}

/** Rules for the text of a message. */
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

/** Leaves out lines whose variables are all empty. A paragraph without any lines left is removed together with its blank line. */
function filledBody(body: string, values: TemplateValues): string {
  return body
    .split('\n\n')
    .map((paragraph) => paragraph.split('\n').filter((line) => isLineKept(line, values)))
    .filter((lines) => lines.length > 0)
    .map((lines) => fillIn(lines.join('\n'), values))
    .join('\n\n');
}

/** Puts the values into a template. The content of a value is never treated as part of the template. */
export const filledTemplate = ({ subject, body }: TemplateText, values: TemplateValues): TemplateText => ({
  // A line break in a value must not start another header of the mail.
  subject: subject === null ? null : fillIn(subject, values).replaceAll(/\s*[\r\n]+\s*/g, ' '),
  body: filledBody(body, values),
});

export const samplesOf = (variables: TemplateVariables): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).map(([name, { sample }]) => [name, sample]));

export type TemplateProblem =
  | { code: 'needed' | 'looseBraces' | 'noSubject' }
  /** `found`: the part of the text that must be removed; `missing`: the variables that must be added. */
  | { code: 'html' | 'unknownVariable'; found: string }
  | { code: 'missing'; missing: string }
  | { code: 'tooManyParts'; parts: number };

function textProblem(text: string, variables: TemplateVariables): TemplateProblem | undefined {
  const problem = variableProblem(text, Object.keys(variables));
  if (problem !== undefined) return problem;
  const [html] = tag.exec(text) ?? [];
  return html === undefined ? undefined : { code: 'html', found: html.slice(0, 40) };
}

function subjectProblem(subject: string | null, { channel, variables }: TemplateRules): TemplateProblem | undefined {
  if (channel === 'text') return subject === null ? undefined : { code: 'noSubject' };
  if (subject === null || subject.trim() === '') return { code: 'needed' };
  return textProblem(subject, variables);
}

function bodyProblem(body: string, { channel, variables }: TemplateRules): TemplateProblem | undefined {
  const problem = textProblem(body, variables);
  if (problem !== undefined) return problem;
  const names = new Set(variablesIn(body));
  const missing = Object.keys(variables).filter((name) => variables[name]?.isRequired && !names.has(name));
  if (missing.length > 0) return { code: 'missing', missing: variableMarks(missing) };
  if (channel === 'email') return undefined;
  const parts = textParts(filledBody(body, samplesOf(variables)));
  return parts > templateLimits.textParts ? { code: 'tooManyParts', parts } : undefined;
}

/** What is wrong with the text of a message, by field. */
export function templateProblems(
  text: TemplateText,
  rules: TemplateRules,
): Partial<Record<keyof TemplateText, TemplateProblem>> {
  const [subject, body] = [subjectProblem(text.subject, rules), bodyProblem(text.body, rules)];
  return { ...(subject && { subject }), ...(body && { body }) };
}

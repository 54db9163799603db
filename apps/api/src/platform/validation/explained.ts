import type { ValidationError, ValidationOptions } from 'class-validator';
import type { AnyText } from '../texts/sentence.ts';
import { labels as publicLabels } from './fields.copy.ts';
import { officeLabels } from './office-labels.copy.ts';

/** Makes the sentence that says what is wrong with a field. */
export type Problem = (values: { label: AnyText }) => AnyText;

const labels = { ...publicLabels, ...officeLabels };

/** Stored in the `context` of a check, because class-validator accepts only text as its message. */
interface Explained {
  problemOf(value: unknown, property: string): Problem;
}

/** 'firstName' → 'First name' */
export const label = (property = 'This'): string =>
  property.charAt(0).toUpperCase() + property.slice(1).replace(/[A-Z]/g, (character) => ` ${character.toLowerCase()}`);

/** The label of a field, translatable if it is in a catalogue of labels; otherwise its name in English. */
export const labelOf = (property: string): AnyText =>
  Object.hasOwn(labels, property) ? labels[property as keyof typeof labels] : label(property);

/** Options of a check with the sentence that the validation pipe returns if it fails. */
export const explained = (problemOf: Explained['problemOf']): ValidationOptions => ({
  // class-validator drops the context of a check that has no message.
  message: ({ property, value }) => String(problemOf(value, property)({ label: labelOf(property) })),
  context: { problemOf } satisfies Explained,
});

/** Like `explained`, for a check that can fail in one way only. */
export const withMessage = (text: AnyText): ValidationOptions => explained(() => () => text);

/** The sentence of a failed check; undefined if the check has none. */
export function explanationOf({ property, value, contexts }: ValidationError, constraint: string): AnyText | undefined {
  const context = contexts?.[constraint] as Explained | undefined;
  return context?.problemOf(value, property)({ label: labelOf(property) });
}

import type { ValidationError, ValidationOptions } from 'class-validator';
import type { AnyText } from '../texts/sentence.ts';
import { labels as publicLabels } from './fields.copy.ts';
import { officeLabels } from './office-labels.copy.ts';

/** A sentence on what is wrong with a field. */
export type Problem = (values: { label: AnyText }) => AnyText;

const labels = { ...publicLabels, ...officeLabels };

/** In the context of a check, since the library takes only text as its message. */
interface Explained {
  problemOf(value: unknown, property: string): Problem;
}

/** 'firstName' → 'First name' */
export const label = (property = 'This'): string =>
  property.charAt(0).toUpperCase() + property.slice(1).replace(/[A-Z]/g, (character) => ` ${character.toLowerCase()}`);

/** In the language of the caller where the label has a translation. */
export const labelOf = (property: string): AnyText =>
  Object.hasOwn(labels, property) ? labels[property as keyof typeof labels] : label(property);

/** The options of a check with the sentence that the pipe answers where it fails. */
export const explained = (problemOf: Explained['problemOf']): ValidationOptions => ({
  // The library passes no context on where there is no message.
  message: ({ property, value }) => String(problemOf(value, property)({ label: labelOf(property) })),
  context: { problemOf } satisfies Explained,
});

/** As `explained`, of a check that can find one thing wrong only. */
export const saying = (text: AnyText): ValidationOptions => explained(() => () => text);

/** What a failed check says of its field; undefined where the check has no sentence of its own. */
export function explanationOf({ property, value, contexts }: ValidationError, constraint: string): AnyText | undefined {
  const context = contexts?.[constraint] as Explained | undefined;
  return context?.problemOf(value, property)({ label: labelOf(property) });
}

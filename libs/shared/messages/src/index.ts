import { IntlMessageFormat } from 'intl-messageformat';

export * from './english.ts';

export type MessageValues = Record<string, string | number>;

/** Texts and messages by name; each value is a text, a message, a list of them or another group. */
export type MessageGroup = { readonly [name: string]: MessageEntry };
type MessageEntry = string | ((values: never) => string) | readonly MessageEntry[] | MessageGroup;

/**
 * A text of the interface with variables, in ICU MessageFormat: `'{left, plural, one {# seat} other {# seats}}'`.
 * Supported are plain variables, `plural` with `one`, `other` and exact numbers, `select` and `{n, number}`.
 */
export function message<Values extends MessageValues>(english: string): (values: Values) => string {
  let format: IntlMessageFormat | undefined;
  return (values) => {
    format ??= new IntlMessageFormat(english, 'en', undefined, { ignoreTag: true });
    return String(format.format(values));
  };
}

/**
 * A group of texts of the interface, in English; `<namespace>.<name>` is the key of each in the catalogues. The builds of the front
 * ends replace the whole call with the texts of one language (ADR 64), so that no page contains this function.
 */
export const messages = <const Group extends MessageGroup>(_namespace: string, group: Group): Group => group;

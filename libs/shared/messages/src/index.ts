import { IntlMessageFormat } from 'intl-messageformat';

export * from './english.ts';

export type MessageValues = Record<string, string | number>;

/** Texts and messages under names; a name leads to a text, a message, a list of them or a group of its own. */
export type MessageGroup = { readonly [name: string]: MessageEntry };
type MessageEntry = string | ((values: never) => string) | readonly MessageEntry[] | MessageGroup;

/**
 * A text of the interface with variables, in ICU MessageFormat: `'{left, plural, one {# seat} other {# seats}}'`.
 * Plain variables, `plural` with `one`, `other` and exact numbers, `select` and `{n, number}` are what there is.
 */
export function message<Values extends MessageValues>(english: string): (values: Values) => string {
  let format: IntlMessageFormat | undefined;
  return (values) => {
    format ??= new IntlMessageFormat(english, 'en', undefined, { ignoreTag: true });
    return String(format.format(values));
  };
}

/**
 * A group of texts that people read, in English; `<namespace>.<name>` is the key of each in the catalogues. The builds of the front
 * ends put the texts of one language in place of the whole call (ADR 64), so that nothing of this is left in a page.
 */
export const messages = <const Group extends MessageGroup>(_namespace: string, group: Group): Group => group;

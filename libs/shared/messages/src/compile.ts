import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { dateNamesIn } from './date-names.ts';

/** The text is not a message that this product can show; the message of the error says why. */
export class MessageError extends Error {}

function parsed(text: string): MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true });
  } catch (error) {
    throw new MessageError(`cannot be read: ${(error as Error).message.toLowerCase().replaceAll('_', ' ')}`);
  }
}

/** The names of the variables of a message. */
export function variablesOf(text: string): string[] {
  const names = new Set<string>();
  const visit = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.value);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(parsed(text));
  return [...names].sort();
}

/** Escapes a text for a template literal. */
const quoted = (text: string): string => text.replace(/[\\`]|\$\{/g, '\\$&');
const property = (name: string): string => `e.${name}`;

/** Source of `#` in the cases of a plural: a known number, or the value of a variable. */
const countedSource = (counted: string, language: string): string =>
  /^\d/.test(counted) ? counted : `\${${numberSource(counted, language)}}`;

/** `{left, plural, =0 {…} one {…} other {…}}` as one expression. */
function pluralSource(
  { value, options, pluralType, offset }: Extract<MessageFormatElement, { type: TYPE.plural }>,
  language: string,
): string {
  if (pluralType === 'ordinal' || offset) throw new MessageError('has a plural with an order or an offset');
  const { other, ...cases } = options;
  if (!other) throw new MessageError('has a plural without "other"');
  // The languages of this product have only the plural cases `one` and `other` (CLDR).
  const numberOf = (name: string) => {
    const exact = /^=(\d+)$/.exec(name)?.[1] ?? (name === 'one' ? '1' : undefined);
    if (exact === undefined) throw new MessageError(`has the plural case "${name}"`);
    return exact;
  };
  const isExact = (name: string) => name.startsWith('=');
  const ordered = Object.entries(cases).sort(([a], [b]) => Number(isExact(b)) - Number(isExact(a)));
  const chain = ordered.map(
    ([name, { value: elements }]) =>
      `${numberOf(name)}===${property(value)}?${literalSource(elements, language, numberOf(name))}:`,
  );
  return `(${chain.join('')}${literalSource(other.value, language, value)})`;
}

function selectSource(
  { value, options }: Extract<MessageFormatElement, { type: TYPE.select }>,
  language: string,
  counted?: string,
): string {
  const { other, ...cases } = options;
  if (!other) throw new MessageError('has a selection without "other"');
  const chain = Object.entries(cases).map(
    ([name, { value: elements }]) =>
      `${JSON.stringify(name)}===${property(value)}?${literalSource(elements, language, counted)}:`,
  );
  return `(${chain.join('')}${literalSource(other.value, language, counted)})`;
}

const numberSource = (name: string, language: string) => `${property(name)}.toLocaleString("${language}")`;

/** @param counted what `#` shows: the variable of the plural around the elements, or the number of its case */
function partSource(element: MessageFormatElement, language: string, counted?: string): string {
  switch (element.type) {
    case TYPE.literal:
      return quoted(element.value);
    case TYPE.argument:
      return `\${${property(element.value)}}`;
    case TYPE.number:
      if (element.style) throw new MessageError('has a number with a style');
      return `\${${numberSource(element.value, language)}}`;
    case TYPE.pound:
      return countedSource(counted ?? '0', language);
    case TYPE.plural:
      return `\${${pluralSource(element, language)}}`;
    case TYPE.select:
      return `\${${selectSource(element, language, counted)}}`;
    default:
      throw new MessageError('has a date or a time, which the code formats');
  }
}

const literalSource = (elements: MessageFormatElement[], language: string, counted?: string): string =>
  `\`${elements.map((element) => partSource(element, language, counted)).join('')}\``;

/**
 * Compiles a message to the source of a JavaScript function of its values, which has no dependencies.
 * @throws MessageError
 */
export const messageSource = (text: string, language: string): string =>
  `(e=>${literalSource(parsed(text), language)})`;

/**
 * Why a translation cannot be shown instead of its original, as text to follow the name of its field; undefined if it can be
 * shown.
 * @param isPlain whether the original is a text without variables, in which braces are ordinary characters
 */
export function translationProblem(original: string, translation: string, isPlain: boolean): string | undefined {
  if (!translation.trim()) return 'is empty';
  if (isPlain) return undefined;
  try {
    messageSource(translation, 'en');
    const wanted = variablesOf(original);
    const found = variablesOf(translation);
    const missing = wanted.filter((name) => !found.includes(name));
    const unknown = found.filter((name) => !wanted.includes(name));
    if (unknown.length > 0) return `has the unknown variable {${unknown[0]}}`;
    return missing.length > 0 ? `must contain the variable {${missing[0]}}` : undefined;
  } catch (error) {
    if (error instanceof MessageError) return error.message;
    throw error;
  }
}

/** The mark of a text, as a whole literal or as a part of one. */
const textMarks = /(["'`])__message__([\w.-]+):[0-9a-f]{6}__\1|__message__([\w.-]+):[0-9a-f]{6}__/g;
/** The mark of a function of values, as a whole or where it is called; or of a fact of the build, which has no values. */
const functionMarks = /\b(\w+)=>__message__\("([\w.-]+):[0-9a-f]{6}",\1\)|__message__\("([\w.-]+):[0-9a-f]{6}"([,)])/g;

/** Turns a JSON string into a part of a literal with any kind of quotes. */
const partOf = (source: string): string => source.slice(1, -1).replace(/['`$]|^\{/g, '\\$&');

/**
 * Replaces the marks in a built file (tools/messages/extract.mjs) with JavaScript, wherever a minifier has put them.
 * @param sourceOf returns a JSON string for a text, and a function in parentheses for a message
 */
export const replaceMarks = (built: string, sourceOf: (key: string) => string): string =>
  built
    .replace(textMarks, (_mark, _quote, whole: string | undefined, part: string) =>
      whole === undefined ? partOf(sourceOf(part)) : sourceOf(whole),
    )
    .replace(functionMarks, (_mark, _values, whole: string | undefined, key: string, end: string) => {
      if (whole !== undefined) return sourceOf(whole);
      return end === ',' ? `${sourceOf(key)}(` : sourceOf(key);
    });

/** A text of the interface in the original language. */
export interface OriginalMessage {
  english: string;
  /** Without variables: braces are ordinary characters. */
  isPlain: boolean;
}

/** Source of a text that cannot break out of its literal: JSON for plain texts, with U+2028 and U+2029 escaped. */
const textSource = (text: string, isPlain: boolean, language: string): string =>
  (isPlain ? JSON.stringify(text) : messageSource(text, language)).replace(
    /[\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16)}`,
  );

/** Browsers know the days and numbers of Swahili. Many do not know the other languages and would write them in the language of the device. */
export const localeOf = (language: string, otherwise: string): string => (language === 'sw' ? 'sw' : otherwise);

/** Facts about the language of a build, under keys that no text has. */
const facts: Readonly<Record<string, (language: string) => unknown>> = {
  language: (language) => language,
  basePath: (language) => (language === 'en' ? '' : `/${language}`),
  dayLocale: (language) => localeOf(language, 'en-GB'),
  timeLocale: (language) => localeOf(language, 'en-US'),
  dateNames: (language) => dateNamesIn(localeOf(language, 'en-GB')),
};

/**
 * Returns the source of each text in one language, by key: the original if there is no translation, or none that can be shown.
 * @param originals all texts of the build
 */
export function sourcesIn(
  language: string,
  originals: Readonly<Record<string, OriginalMessage>>,
  translations: Readonly<Record<string, string>> = {},
): (key: string) => string {
  return (key) => {
    const fact = Object.hasOwn(facts, key) ? facts[key] : undefined;
    if (fact) return JSON.stringify(fact(language));
    const original = Object.hasOwn(originals, key) ? originals[key] : undefined;
    if (!original) throw new Error(`No text in the source has the key ${key}.`);
    const { english, isPlain } = original;
    const translation = Object.hasOwn(translations, key) ? translations[key] : undefined;
    return translation === undefined || translationProblem(english, translation, isPlain) !== undefined
      ? textSource(english, isPlain, 'en')
      : textSource(translation, isPlain, localeOf(language, 'en'));
  };
}

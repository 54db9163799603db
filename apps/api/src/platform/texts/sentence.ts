import { message as messageInEnglish, type MessageValues } from '@ministry/messages';
import { currentTranslate } from '../auth/request-context.ts';
import type { Translate } from './translate.ts';

export type { Translate } from './translate.ts';

/** What a caller is told: a sentence in the language of the caller, or a text that is in English for everybody. */
export type AnyText = string | Sentence;

/** Fills a variable; a list is shown with semicolons between its texts. */
export type SentenceValue = AnyText | number | readonly AnyText[];
type SentenceValues = Readonly<Record<string, SentenceValue>>;

const inEnglish: Translate = () => undefined;

/** By their text: there are as many as sentences and translations of them. */
const compiled = new Map<string, (values: MessageValues) => string>();

function compile(text: string): (values: MessageValues) => string {
  const known = compiled.get(text) ?? messageInEnglish(text);
  compiled.set(text, known);
  return known;
}

/** A sentence of the API that is put into words of a language when it is answered (ADR 72). */
export class Sentence {
  constructor(
    readonly key: string,
    private readonly english: string,
    private readonly values?: SentenceValues,
  ) {}

  /** In English where there is no translation. */
  in(translate: Translate): string {
    const text = translate(this.key, this.english) ?? this.english;
    if (!this.values) return text;
    const values = Object.entries(this.values).map(([name, value]) => [name, valueIn(value, translate)]);
    return compile(text)(Object.fromEntries(values) as MessageValues);
  }

  /** In the language of the request under way, for answers that carry sentences. */
  toJSON(): string {
    return this.in(currentTranslate() ?? inEnglish);
  }

  /** In English. */
  toString(): string {
    return this.in(inEnglish);
  }
}

/** A text in the words of a language. */
export const textIn = (text: AnyText, translate: Translate): string =>
  typeof text === 'string' ? text : text.in(translate);

/** In the words of the language of the request under way. */
export const textNow = (text: AnyText): string => textIn(text, currentTranslate() ?? inEnglish);

/** Texts by name in the words of a language. */
export const textsIn = (texts: Readonly<Record<string, AnyText>>, translate = inEnglish): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, textIn(text, translate)]));

function valueIn(value: SentenceValue, translate: Translate): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' || value instanceof Sentence) return textIn(value, translate);
  return value.map((text) => textIn(text, translate)).join('; ');
}

/** The original of a sentence; plain where braces are ordinary characters in it. */
export interface SentenceOriginal {
  english: string;
  isPlain: boolean;
}

const originals = new Map<string, SentenceOriginal>();

/** All sentences of the API, by key. */
export const sentenceOriginals: ReadonlyMap<string, SentenceOriginal> = originals;

type FromValues<Values extends SentenceValues> = (values: Values) => Sentence;
type WithKey<Values extends SentenceValues> = (key: string) => FromValues<Values>;

/** A sentence with variables, as `message` of `@ministry/messages`; stands inside `messages()`. */
export const message =
  <Values extends SentenceValues>(english: string): WithKey<Values> =>
  (key) => {
    originals.set(key, { english, isPlain: false });
    return (values) => new Sentence(key, english, values);
  };

type Group = Readonly<Record<string, string | WithKey<never>>>;
type Sentences<Of extends Group> = {
  readonly [Name in keyof Of]: Of[Name] extends WithKey<infer Values> ? FromValues<Values> : Sentence;
};

function plain(key: string, english: string): Sentence {
  originals.set(key, { english, isPlain: true });
  return new Sentence(key, english);
}

/**
 * Sentences of the API under names, in English; `<namespace>.<name>` is the key of each in the catalogues. The twin of `messages` of
 * `@ministry/messages` for a server, which answers in several languages at once.
 */
export const messages = <const Of extends Group>(namespace: string, group: Of): Sentences<Of> =>
  Object.fromEntries(
    Object.entries(group).map(([name, entry]) => {
      const key = `${namespace}.${name}`;
      return [name, typeof entry === 'string' ? plain(key, entry) : entry(key)];
    }),
  ) as Sentences<Of>;

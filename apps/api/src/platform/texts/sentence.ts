import { message as messageInEnglish, type MessageValues } from '@ministry/messages';
import { currentTranslate } from '../auth/request-context.ts';
import type { Translate } from './translate.ts';

export type { Translate } from './translate.ts';

/** A text for the caller: a sentence in the caller's language, or a string that is in English for everybody. */
export type AnyText = string | Sentence;

/** The value of a variable; the texts of a list are joined with semicolons. */
export type SentenceValue = AnyText | number | readonly AnyText[];
type SentenceValues = Readonly<Record<string, SentenceValue>>;

const inEnglish: Translate = () => undefined;

/** By text; there is one entry for each sentence and each translation of it. */
const compiled = new Map<string, (values: MessageValues) => string>();

function compile(text: string): (values: MessageValues) => string {
  const known = compiled.get(text) ?? messageInEnglish(text);
  compiled.set(text, known);
  return known;
}

/** A sentence of the API that is translated when the response is written (ADR 72). */
export class Sentence {
  constructor(
    readonly key: string,
    private readonly english: string,
    private readonly values?: SentenceValues,
  ) {}

  /** In English where it has no translation. */
  in(translate: Translate): string {
    const text = translate(this.key, this.english) ?? this.english;
    if (!this.values) return text;
    const values = Object.entries(this.values).map(([name, value]) => [name, valueIn(value, translate)]);
    return compile(text)(Object.fromEntries(values) as MessageValues);
  }

  /** In the language of the current request, for responses that contain sentences. */
  toJSON(): string {
    return this.in(currentTranslate() ?? inEnglish);
  }

  /** In English. */
  toString(): string {
    return this.in(inEnglish);
  }
}

/** A text in the language of `translate`. */
export const textIn = (text: AnyText, translate: Translate): string =>
  typeof text === 'string' ? text : text.in(translate);

/** A text in the language of the current request. */
export const textNow = (text: AnyText): string => textIn(text, currentTranslate() ?? inEnglish);

/** Named texts in the language of `translate`. */
export const textsIn = (texts: Readonly<Record<string, AnyText>>, translate = inEnglish): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, textIn(text, translate)]));

function valueIn(value: SentenceValue, translate: Translate): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' || value instanceof Sentence) return textIn(value, translate);
  return value.map((text) => textIn(text, translate)).join('; ');
}

/** The original of a sentence. It is plain if braces are ordinary characters in it. */
export interface SentenceOriginal {
  english: string;
  isPlain: boolean;
}

const originals = new Map<string, SentenceOriginal>();

/** All sentences of the API, by key. */
export const sentenceOriginals: ReadonlyMap<string, SentenceOriginal> = originals;

type FromValues<Values extends SentenceValues> = (values: Values) => Sentence;
type WithKey<Values extends SentenceValues> = (key: string) => FromValues<Values>;

/** A sentence with variables, for use inside `messages()`, like `message` of `@ministry/messages`. */
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
 * Named sentences of the API, in English; `<namespace>.<name>` is the key of each in the catalogues. The counterpart of `messages`
 * of `@ministry/messages` for a server, which responds in several languages at once.
 */
export const messages = <const Of extends Group>(namespace: string, group: Of): Sentences<Of> =>
  Object.fromEntries(
    Object.entries(group).map(([name, entry]) => {
      const key = `${namespace}.${name}`;
      return [name, typeof entry === 'string' ? plain(key, entry) : entry(key)];
    }),
  ) as Sentences<Of>;

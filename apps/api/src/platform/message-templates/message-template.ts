import type {
  SiteSettings,
  TemplateChannel,
  TemplateRules,
  TemplateText,
  TemplateValues,
  TemplateVariable,
  TranslationLanguage,
} from '@ministry/domain';
import type { NewMessage } from '../outbox/new-message.ts';
import type { Sentence } from '../texts/sentence.ts';

/** Something that a message says of its occasion. */
export interface MessageVariable extends TemplateVariable {
  meaning: Sentence;
  /** Invented as `sample`, as a message in that language says it; left out where it says the same. */
  sampleIn?: Readonly<Partial<Record<TranslationLanguage, string>>>;
}

export type MessageVariables = Readonly<Record<string, MessageVariable>>;

/** What its words are checked against. */
export interface MessageRules extends TemplateRules {
  variables: MessageVariables;
}

/** A message that the product sends by itself: when, what it can say, and its words until the office has written others. */
export interface MessageTemplate<Name extends string = string> {
  /** In addresses and in the database: never changed. */
  key: string;
  /** What it belongs to: 'Events'. */
  area: Sentence;
  title: Sentence;
  /** When it is sent, as a sentence. */
  sentWhen: Sentence;
  channel: TemplateChannel;
  /** Besides those of the church, which every message has. */
  variables: Readonly<Record<Name, MessageVariable>>;
  standard: TemplateText;
  /** Of the standard words, as they come with the product; left out where the person who gets the message has no language. */
  translations?: TemplateTranslations;
}

export type TemplateTranslations = Readonly<Partial<Record<TranslationLanguage, TemplateText>>>;

/** In which language a message is written; undefined: the original. */
export type MessageLanguage = TranslationLanguage | undefined;

/** Begins the paths of the pages in that language. */
export const pathIn = (language: MessageLanguage): string => (language ? `/${language}` : '');

/** What may follow from what the office says of its church when the message is written, and from the language in which it is. */
export type FromSettings<Value extends object> = Value | ((settings: SiteSettings, language: MessageLanguage) => Value);

/** A message in the words of its template. */
export interface TemplatedMessage {
  template: MessageTemplate;
  recipient: NewMessage['recipient'];
  /** Of each variable. */
  values: FromSettings<TemplateValues>;
  headers?: FromSettings<Record<string, string>>;
  /** In which the recipient reads; null or left out: the original. */
  language?: TranslationLanguage | null;
  /** Before the subject, whatever the template says. */
  subjectPrefix?: (language: MessageLanguage) => string;
}

type Declared<Name extends string> = Omit<MessageTemplate<Name>, 'channel' | 'standard'> & { body: string };

export const emailTemplate = <Name extends string>({
  subject,
  body,
  ...declared
}: Declared<Name> & { subject: string }): MessageTemplate<Name> => ({
  ...declared,
  channel: 'email',
  standard: { subject, body },
});

export const textTemplate = <Name extends string>({ body, ...declared }: Declared<Name>): MessageTemplate<Name> => ({
  ...declared,
  channel: 'text',
  standard: { subject: null, body },
});

/** The compiler names a variable that has no value. */
export const messageFrom = <Name extends string>(
  template: MessageTemplate<Name>,
  recipient: string,
  values: FromSettings<Readonly<Record<Name, string>>>,
  further: Pick<TemplatedMessage, 'headers' | 'subjectPrefix' | 'language'> = {},
): TemplatedMessage => ({ template, recipient, values, ...further });

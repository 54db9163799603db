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

/** A variable of a message. Its value depends on what the message is about. */
export interface MessageVariable extends TemplateVariable {
  meaning: Sentence;
  /** The sample as a message in that language writes it; left out where it is the same as `sample`. */
  sampleIn?: Readonly<Partial<Record<TranslationLanguage, string>>>;
}

export type MessageVariables = Readonly<Record<string, MessageVariable>>;

/** The rules that the text of a message must follow. */
export interface MessageRules extends TemplateRules {
  variables: MessageVariables;
}

/** A message that the product sends automatically: when it is sent, its variables, and the standard words until the office writes others. */
export interface MessageTemplate<Name extends string = string> {
  /** Used in URLs and in the database; must never change. */
  key: string;
  /** The area that it belongs to, such as 'Events'. */
  area: Sentence;
  title: Sentence;
  /** When it is sent, as a sentence. */
  sentWhen: Sentence;
  channel: TemplateChannel;
  /** In addition to the variables about the church, which every message has. */
  variables: Readonly<Record<Name, MessageVariable>>;
  standard: TemplateText;
  /** Shipped translations of the standard words; left out where the recipients of the message have no language. */
  translations?: TemplateTranslations;
}

export type TemplateTranslations = Readonly<Partial<Record<TranslationLanguage, TemplateText>>>;

/** The language that a message is written in; undefined: the original. */
export type MessageLanguage = TranslationLanguage | undefined;

/** Path prefix of the pages in that language. */
export const pathIn = (language: MessageLanguage): string => (language ? `/${language}` : '');

/** A value, or a function that derives it from the site settings and the language when the message is written. */
export type FromSettings<Value extends object> = Value | ((settings: SiteSettings, language: MessageLanguage) => Value);

/** A message that is written from a template. */
export interface TemplatedMessage {
  template: MessageTemplate;
  recipient: NewMessage['recipient'];
  /** The value of each variable. */
  values: FromSettings<TemplateValues>;
  headers?: FromSettings<Record<string, string>>;
  /** Language of the recipient; null or left out: the original. */
  language?: TranslationLanguage | null;
  /** Added before the subject of the template. */
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

/** Creates a message; a variable without a value is a compile error. */
export const messageFrom = <Name extends string>(
  template: MessageTemplate<Name>,
  recipient: string,
  values: FromSettings<Readonly<Record<Name, string>>>,
  further: Pick<TemplatedMessage, 'headers' | 'subjectPrefix' | 'language'> = {},
): TemplatedMessage => ({ template, recipient, values, ...further });

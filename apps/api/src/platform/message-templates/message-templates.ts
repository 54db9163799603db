import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import {
  filledTemplate,
  samplesOf,
  type SiteSettings,
  templateProblems,
  type TemplateText,
  type TemplateValues,
  type TranslationLanguage,
} from '@ministry/domain';
import { TopicChanges } from '../cache/topic-changes.ts';
import { Database } from '../database/database.ts';
import type { NewMessage } from '../outbox/new-message.ts';
import { logFailure } from '../scheduling/log-failure.ts';
import { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { TranslationsService } from '../translations/translations.service.ts';
import { churchValues, churchVariables } from './church-variables.ts';
import type { CustomMessageText } from './custom-message-text.entity.ts';
import type {
  FromSettings,
  MessageLanguage,
  MessageRules,
  MessageTemplate,
  TemplatedMessage,
} from './message-template.ts';
import { MessageTemplatesRepository } from './message-templates.repository.ts';
import { messagesKind, translatableMessages, translatedText } from './translated-templates.ts';

const topic = 'message-templates';
/** Milliseconds after which the words are read again, for processes that hear nothing of each other. */
const readEveryMs = 15_000;
/** Of the column `outbox_messages.subject`. */
const maxSubject = 255;
/** Bytes that the outbox stores of a message, with room to spare. */
const maxBytes = 60_000;

/** What is sent, and in which language it is. */
interface ChosenText {
  text: TemplateText;
  language: MessageLanguage;
}

/** The words in a language, with an invented value for each variable. */
interface SentTranslation extends TemplateText {
  language: TranslationLanguage;
  samples: Record<string, string>;
}

/** All messages that the product sends by itself, and the words that each has now, in memory: writing one asks no database. */
@Injectable()
export class MessageTemplates implements OnApplicationBootstrap {
  private readonly templates = new Map<string, MessageTemplate>();
  /** What the office has written in place of the standard words, by key. */
  private changed = new Map<string, TemplateText>();
  /** Grows with each change here, so that what was read before it is not taken over. */
  private generation = 0;

  constructor(
    private readonly repository: MessageTemplatesRepository,
    private readonly settings: SiteSettingsService,
    private readonly changes: TopicChanges,
    private readonly database: Database,
    private readonly translations: TranslationsService,
  ) {
    const item = () => translatableMessages(this.all(), (template) => this.originalOf(template));
    translations.kinds.add({
      name: messagesKind,
      topic,
      list: (after) => Promise.resolve(after < 0 ? [item()] : []),
      find: (id) => Promise.resolve(id === 0 ? item() : undefined),
    });
  }

  /** Each domain declares its own. */
  register(...templates: readonly MessageTemplate[]): void {
    for (const template of templates) {
      if (this.templates.has(template.key)) throw new Error(`Two message templates are called ${template.key}`);
      this.templates.set(template.key, template);
    }
  }

  all(): MessageTemplate[] {
    return [...this.templates.values()];
  }

  find(key: string): MessageTemplate | undefined {
    return this.templates.get(key);
  }

  /** What its words may name. */
  rulesOf({ channel, variables }: MessageTemplate): MessageRules {
    return { channel, variables: { ...variables, ...churchVariables(this.settings.current.identity) } };
  }

  /** The words of this moment around the values. @param language of the person who reads them; null: the original */
  words(
    template: MessageTemplate,
    values: FromSettings<TemplateValues>,
    language: TranslationLanguage | null = null,
  ): TemplateText {
    return this.filledIn(template, values, this.wordsIn(template, language));
  }

  /** The words in each language in which they are sent, with their variables. */
  translationsOf(template: MessageTemplate): SentTranslation[] {
    return this.settings.current.languages.offered.flatMap((language) => {
      const text = this.translationOf(template, language);
      return text ? [{ language, ...text, samples: this.samplesIn(template, language) }] : [];
    });
  }

  private samplesIn(template: MessageTemplate, language: TranslationLanguage): Record<string, string> {
    const own = Object.entries(template.variables).flatMap(([name, { sampleIn }]) => {
      const sample = sampleIn?.[language];
      return sample === undefined ? [] : [[name, sample] as const];
    });
    return { ...samplesOf(this.rulesOf(template).variables), ...Object.fromEntries(own) };
  }

  /** Undefined where they are written in the original. */
  private translationOf(template: MessageTemplate, language: TranslationLanguage): TemplateText | undefined {
    return (
      template.translations &&
      translatedText(template, this.originalOf(template), language, (at) =>
        this.translations.textOf(messagesKind, at, language),
      )
    );
  }

  write({ template, recipient, values, headers, language, subjectPrefix }: TemplatedMessage): NewMessage {
    const { current } = this.settings;
    const words = this.wordsIn(template, language ?? null);
    const { subject, body } = this.filledIn(template, values, words);
    const isEmail = template.channel === 'email';
    return {
      channel: template.channel,
      recipient,
      text: isEmail ? `${body}\n` : body,
      ...(isEmail
        ? { subject: [...`${subjectPrefix?.(words.language) ?? ''}${subject ?? ''}`].slice(0, maxSubject).join('') }
        : {}),
      ...(headers ? { headers: valueOf(headers, current, words.language) } : {}),
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.read();
    this.changes.onChange((changed) => {
      if (changed === topic || changed === undefined) void this.read();
    });
  }

  /** An embedded database has no second process that could change them. */
  @Interval(readEveryMs)
  async readAgain(): Promise<void> {
    if (this.database.isMysql) await this.read();
  }

  /** For messages that are written once the change is committed. @param words null: the standard ones */
  replaceAfterCommit(key: string, words: TemplateText | null): void {
    this.database.afterCommit(() => {
      this.generation += 1;
      if (words) this.changed.set(key, words);
      else this.changed.delete(key);
      this.changes.publish(topic);
    });
  }

  private originalOf({ key, standard }: MessageTemplate): TemplateText {
    return this.changed.get(key) ?? standard;
  }

  /** A language that visitors are not offered any more has no pages to lead to. */
  private wordsIn(template: MessageTemplate, language: TranslationLanguage | null): ChosenText {
    const isOffered = language !== null && this.settings.current.languages.offered.includes(language);
    const text = isOffered ? this.translationOf(template, language) : undefined;
    return text && language ? { text, language } : { text: this.originalOf(template), language: undefined };
  }

  /** Words that repeat a long value so often that the message could not be stored give way to the standard ones. */
  private filledIn(
    template: MessageTemplate,
    from: FromSettings<TemplateValues>,
    { text, language }: ChosenText,
  ): TemplateText {
    const { current } = this.settings;
    const valuesIn = (written: MessageLanguage) => ({
      ...valueOf(from, current, written),
      ...churchValues(current.identity),
    });
    const message = filledTemplate(text, valuesIn(language));
    return Buffer.byteLength(message.body) <= maxBytes
      ? message
      : filledTemplate(template.standard, valuesIn(undefined));
  }

  private read(): Promise<void> {
    return logFailure('Reading the message templates', this.takeOver());
  }

  private async takeOver(): Promise<void> {
    const { generation } = this;
    const rows = await this.repository.all();
    if (generation !== this.generation) return;
    this.changed = new Map(rows.flatMap((row) => this.usable(row)));
  }

  /** Another release may have taken a variable away that the words name, or made one required: then the standard words are sent. */
  private usable({ templateKey, subject, body }: CustomMessageText): [string, TemplateText][] {
    const template = this.templates.get(templateKey);
    if (!template || body === null) return [];
    const words = { subject, body };
    return Object.keys(templateProblems(words, this.rulesOf(template))).length === 0 ? [[templateKey, words]] : [];
  }
}

const valueOf = <Value extends object>(
  value: FromSettings<Value>,
  settings: SiteSettings,
  language: MessageLanguage,
): Value => (typeof value === 'function' ? value(settings, language) : value);

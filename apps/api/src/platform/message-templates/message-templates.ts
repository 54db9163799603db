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
/** Milliseconds between two reads of the texts, for processes that do not notify each other. */
const readEveryMs = 15_000;
/** Length of the column `outbox_messages.subject`. */
const maxSubject = 255;
/** Maximum size of a message in bytes; the outbox can store somewhat more. */
const maxBytes = 60_000;

/** The text that is sent, and its language. */
interface ChosenText {
  text: TemplateText;
  language: MessageLanguage;
}

/** The text in a language, with an invented value for each variable. */
interface SentTranslation extends TemplateText {
  language: TranslationLanguage;
  samples: Record<string, string>;
}

/** All messages that the product sends automatically, with their current texts in memory: writing a message needs no database query. */
@Injectable()
export class MessageTemplates implements OnApplicationBootstrap {
  private readonly templates = new Map<string, MessageTemplate>();
  /** Texts of the office that replace the standard words, by template key. */
  private changed = new Map<string, TemplateText>();
  /** Grows with each change in this process, so that a read that started before the change is discarded. */
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

  /** Each domain registers its own templates. */
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

  /** The rules for the text of a template, including the variables that it may use. */
  rulesOf({ channel, variables }: MessageTemplate): MessageRules {
    return { channel, variables: { ...variables, ...churchVariables(this.settings.current.identity) } };
  }

  /** Fills the current text with the values. @param language of the reader; null: the original */
  words(
    template: MessageTemplate,
    values: FromSettings<TemplateValues>,
    language: TranslationLanguage | null = null,
  ): TemplateText {
    return this.filledIn(template, values, this.wordsIn(template, language));
  }

  /** The text in each language that it is sent in, with sample values. */
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

  /** Undefined where the message is sent in the original. */
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

  /** With an embedded database (SQLite), no other process can change the texts. */
  @Interval(readEveryMs)
  async readAgain(): Promise<void> {
    if (this.database.isMysql) await this.read();
  }

  /** Applies to messages that are written after the commit. @param words null: the standard words */
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

  /** A language that is no longer offered is not used, because the pages that the message would link to no longer exist. */
  private wordsIn(template: MessageTemplate, language: TranslationLanguage | null): ChosenText {
    const isOffered = language !== null && this.settings.current.languages.offered.includes(language);
    const text = isOffered ? this.translationOf(template, language) : undefined;
    return text && language ? { text, language } : { text: this.originalOf(template), language: undefined };
  }

  /** Falls back to the standard words if the text repeats a long value so often that the message is too large to store. */
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
    return logFailure('Reading the message templates', this.reload());
  }

  private async reload(): Promise<void> {
    const { generation } = this;
    const rows = await this.repository.all();
    if (generation !== this.generation) return;
    this.changed = new Map(rows.flatMap((row) => this.usable(row)));
  }

  /** Returns nothing, so that the standard words are sent, if this release has removed a variable of the text or requires another one. */
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

import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import {
  filledTemplate,
  type SiteSettings,
  templateProblems,
  type TemplateRules,
  type TemplateText,
  type TemplateValues,
} from '@ministry/domain';
import { TopicChanges } from '../cache/topic-changes.ts';
import { Database } from '../database/database.ts';
import type { NewMessage } from '../outbox/new-message.ts';
import { logFailure } from '../scheduling/log-failure.ts';
import { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { churchValues, churchVariables } from './church-variables.ts';
import type { CustomMessageText } from './custom-message-text.entity.ts';
import type { FromSettings, MessageTemplate, TemplatedMessage } from './message-template.ts';
import { MessageTemplatesRepository } from './message-templates.repository.ts';

const topic = 'message-templates';
/** Milliseconds after which the words are read again, for processes that hear nothing of each other. */
const readEveryMs = 15_000;
/** Of the column `outbox_messages.subject`. */
const maxSubject = 255;
/** Bytes that the outbox stores of a message, with room to spare. */
const maxBytes = 60_000;

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
  ) {}

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
  rulesOf({ channel, variables }: MessageTemplate): TemplateRules {
    return { channel, variables: { ...variables, ...churchVariables(this.settings.current.identity) } };
  }

  /** The words of this moment around the values. */
  words(template: MessageTemplate, values: TemplateValues): TemplateText {
    return this.filled(template, { ...values, ...churchValues(this.settings.current.identity) });
  }

  write({ template, recipient, values, headers, subjectPrefix = '' }: TemplatedMessage): NewMessage {
    const { current } = this.settings;
    const { subject, body } = this.words(template, valueOf(values, current));
    const isEmail = template.channel === 'email';
    return {
      channel: template.channel,
      recipient,
      text: isEmail ? `${body}\n` : body,
      ...(isEmail ? { subject: [...`${subjectPrefix}${subject ?? ''}`].slice(0, maxSubject).join('') } : {}),
      ...(headers ? { headers: valueOf(headers, current) } : {}),
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

  /** Words that repeat a long value so often that the message could not be stored give way to the standard ones. */
  private filled(template: MessageTemplate, values: TemplateValues): TemplateText {
    const words = this.changed.get(template.key);
    const message = words && filledTemplate(words, values);
    return message && Buffer.byteLength(message.body) <= maxBytes ? message : filledTemplate(template.standard, values);
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

const valueOf = <Value extends object>(value: FromSettings<Value>, settings: SiteSettings): Value =>
  typeof value === 'function' ? value(settings) : value;

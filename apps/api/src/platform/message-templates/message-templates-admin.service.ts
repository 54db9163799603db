import { Injectable } from '@nestjs/common';
import type { TemplateText } from '@ministry/domain';
import { AuditService } from '../audit/audit.service.ts';
import { currentActor } from '../auth/access.ts';
import { Database } from '../database/database.ts';
import { invalid } from '../errors/domain-error.ts';
import { maxVersions, toVersions } from '../site-settings/settings-versions.ts';
import type { SettingsVersionResponse } from '../site-settings/site-settings.dto.ts';
import type { CustomMessageText } from './custom-message-text.entity.ts';
import type { MessageTemplate } from './message-template.ts';
import {
  type MessageTemplateRequest,
  type MessageTemplateResponse,
  type MessageTemplateSummaryResponse,
  textOf,
  toResponse,
  toSummary,
  toText,
} from './message-templates.dto.ts';
import { templateConflict, templateNotFound } from './message-templates.errors.ts';
import { MessageTemplatesRepository } from './message-templates.repository.ts';
import { MessageTemplates } from './message-templates.ts';
import { templateSentences } from './template-problems.ts';

const entity = 'message template';

/** Lets the office read and change the texts of messages. */
@Injectable()
export class MessageTemplatesAdminService {
  constructor(
    private readonly repository: MessageTemplatesRepository,
    private readonly templates: MessageTemplates,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  async list(): Promise<MessageTemplateSummaryResponse[]> {
    const stored = new Map((await this.repository.all()).map((row) => [row.templateKey, row]));
    return this.templates.all().map((template) => toSummary(template, stored.get(template.key) ?? null));
  }

  /** @throws DomainError 404 */
  async get(key: string): Promise<MessageTemplateResponse> {
    const template = this.templateOf(key);
    return this.responseOf(template, await this.repository.find(key));
  }

  /** @throws DomainError 404 */
  templateOf(key: string): MessageTemplate {
    const template = this.templates.find(key);
    if (!template) throw templateNotFound();
    return template;
  }

  /** @throws DomainError 400 naming the field */
  check(template: MessageTemplate, text: TemplateText): void {
    const problems = templateSentences(text, this.templates.rulesOf(template));
    if (Object.keys(problems).length > 0) throw invalid(problems);
  }

  /** Saving exactly the standard words resets the message to them. @throws DomainError 404, 400, 409 VERSION_CONFLICT */
  async change(key: string, { version, ...sent }: MessageTemplateRequest): Promise<MessageTemplateResponse> {
    const template = this.templateOf(key);
    const text = toText(sent);
    this.check(template, text);
    const { subject, body } = template.standard;
    const isStandard = text.subject === subject && text.body === body;
    const stored = await this.database.transaction(async () => {
      const before = await this.repository.find(key);
      if ((before?.version ?? 0) !== version) throw templateConflict(before);
      const next = {
        templateKey: key,
        subject: isStandard ? null : text.subject,
        body: isStandard ? null : text.body,
        version: version + 1,
        updatedAt: new Date(),
        updatedBy: currentActor(),
      };
      const after = await this.repository.replace(next, before);
      if (!after) throw templateConflict(await this.repository.find(key));
      await this.audit.record({
        action: 'updated',
        entity,
        entityId: after.id,
        summary: `Message '${String(template.title)}' ${isStandard ? 'reset to its standard words' : 'updated'}`,
        before: textOf(template, before),
        after: text,
      });
      this.templates.replaceAfterCommit(key, isStandard ? null : text);
      return after;
    });
    return this.responseOf(template, stored);
  }

  /** At most thirty changes, newest first, followed by the text before the oldest of them. @throws DomainError 404 */
  async history(key: string): Promise<SettingsVersionResponse[]> {
    this.templateOf(key);
    const stored = await this.repository.find(key);
    if (!stored) return [];
    const { items } = await this.audit.history({ entity, entityId: stored.id, limit: maxVersions, offset: 0 });
    return toVersions(items);
  }

  private responseOf(template: MessageTemplate, stored: CustomMessageText | null): MessageTemplateResponse {
    return toResponse(template, stored, this.templates.rulesOf(template), this.templates.translationsOf(template));
  }
}

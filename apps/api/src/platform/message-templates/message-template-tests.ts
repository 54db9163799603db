import { Injectable } from '@nestjs/common';
import { filledTemplate, samplesOf } from '@ministry/domain';
import { StaffDirectory } from '../auth/staff-directory.ts';
import { OutboxService } from '../outbox/outbox.service.ts';
import { textNow } from '../texts/sentence.ts';
import { templateTexts } from './message-templates.copy.ts';
import { type MessageTemplateTestResponse, type MessageTemplateTextRequest, toText } from './message-templates.dto.ts';
import { noOwnAddress } from './message-templates.errors.ts';
import { MessageTemplates } from './message-templates.ts';
import { MessageTemplatesAdminService } from './message-templates-admin.service.ts';

/** Sends a message with sample values by e-mail to the person who edits it; text messages too, because a test must cost nothing. */
@Injectable()
export class MessageTemplateTests {
  constructor(
    private readonly admin: MessageTemplatesAdminService,
    private readonly templates: MessageTemplates,
    private readonly outbox: OutboxService,
    private readonly staff: StaffDirectory,
  ) {}

  /** @throws DomainError 404, 400, 409 NO_OWN_ADDRESS */
  async send(key: string, sent: MessageTemplateTextRequest, username: string): Promise<MessageTemplateTestResponse> {
    const template = this.admin.templateOf(key);
    const holders = await this.staff.holders('site.write');
    const recipient = holders.find((holder) => holder.username === username)?.email;
    if (!recipient) throw noOwnAddress();
    const text = toText(sent);
    this.admin.check(template, text);
    const { subject, body } = filledTemplate(text, samplesOf(this.templates.rulesOf(template).variables));
    await this.outbox.enqueue({
      channel: 'email',
      recipient,
      subject: textNow(templateTexts.testSubject({ subject: subject ?? textNow(template.title) })),
      text: `${textNow(templateTexts.testText)}\n\n${body}\n`,
    });
    return { recipient };
  }
}

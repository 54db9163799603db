import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import {
  type TemplateChannel,
  templateLimits,
  type TemplateText,
  type TranslationLanguage,
  translationLanguages,
} from '@ministry/domain';
import { NullableText } from '../http/answer-fields.ts';
import { Changed, MadeFrom } from '../site-settings/site-settings.dto.ts';
import { textNow } from '../texts/sentence.ts';
import { LongText, TextField } from '../validation/fields.ts';
import type { CustomMessageText } from './custom-message-text.entity.ts';
import type { MessageRules, MessageTemplate } from './message-template.ts';

/** The text of a message as the office writes it. */
export class MessageTemplateTextRequest {
  @TextField({
    max: templateLimits.subject,
    optional: true,
    description: 'Subject of an e-mail; left out or null for a text message',
    example: 'Thank you for coming: {{eventTitle}}',
  })
  subject?: string | null;

  @LongText({
    min: 1,
    max: templateLimits.body,
    description:
      'Plain text with `{{name}}` for a variable. A line whose variables are all empty is left out, and so is a paragraph that becomes empty',
    example: 'Dear {{firstName}},\n\nthank you for coming.',
  })
  body: string;
}

export class MessageTemplateRequest extends IntersectionType(MessageTemplateTextRequest, MadeFrom) {}

class TemplateTextResponse implements TemplateText {
  @NullableText('Null for a text message', 'Thank you for coming')
  subject: string | null;

  @ApiProperty({ type: String, description: 'Plain text', example: 'Dear {{firstName}},\n\nthank you for coming.' })
  body: string;
}

class TranslatedTemplateResponse extends TemplateTextResponse {
  @ApiProperty({ enum: translationLanguages, description: 'Language of the text', example: 'sw' })
  language: TranslationLanguage;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description:
      'Invented value of each variable, for previews; days and amounts are written as in a message in this language',
    example: { firstName: 'Mary', eventTime: 'Ijumaa 4 Desemba 2026, 17:00 hadi 20:00' },
  })
  samples: Record<string, string>;
}

class TemplateVariableResponse {
  @ApiProperty({ type: String, description: 'Name of the variable, in the text `{{firstName}}`', example: 'firstName' })
  name: string;

  @ApiProperty({ type: String, description: 'Meaning of the variable', example: 'First name of the person' })
  meaning: string;

  @ApiProperty({ type: String, description: 'Invented value, for previews', example: 'Mary' })
  sample: string;

  @ApiProperty({ type: Boolean, description: 'Whether the body must contain it', example: false })
  isRequired: boolean;

  @ApiProperty({
    type: Boolean,
    description: 'Whether it may be empty; a line whose variables are all empty is left out',
    example: false,
  })
  mayBeEmpty: boolean;
}

/** A message that is sent automatically. */
export class MessageTemplateSummaryResponse extends Changed {
  @ApiProperty({ type: String, description: 'Key in addresses', example: 'event-thanks' })
  key: string;

  @ApiProperty({ type: String, description: 'Part of the site that the message belongs to', example: 'Events' })
  area: string;

  @ApiProperty({ type: String, description: 'Name of the message in the console', example: 'Thanks for coming' })
  title: string;

  @ApiProperty({
    type: String,
    description: 'When the message is sent',
    example: 'When the office thanks those who came to an event.',
  })
  sentWhen: string;

  @ApiProperty({
    type: String,
    enum: ['email', 'text'],
    description: 'Channel: e-mail or text message',
    example: 'email',
  })
  channel: TemplateChannel;

  @ApiProperty({ type: Boolean, description: 'Whether the message is sent with its standard words', example: true })
  isStandard: boolean;
}

/** An automatic message with its text and the variables that the text may use. */
export class MessageTemplateResponse extends IntersectionType(MessageTemplateSummaryResponse, TemplateTextResponse) {
  @ApiProperty({ type: [TemplateVariableResponse], description: 'Variables that the text can contain' })
  variables: TemplateVariableResponse[];

  @ApiProperty({ type: TemplateTextResponse, description: 'The standard words; saving them resets the message' })
  standard: TemplateTextResponse;

  @ApiProperty({
    type: [TranslatedTemplateResponse],
    description: 'Texts for visitors of each language in which the message is sent; other visitors get the text above',
  })
  translations: TranslatedTemplateResponse[];
}

export class MessageTemplateTestResponse {
  @ApiProperty({ type: String, description: 'E-mail address of the caller', example: 'mary@example.org' })
  recipient: string;
}

export const toText = ({ subject, body }: MessageTemplateTextRequest): TemplateText => ({
  // A text message has no subject; a form sends an empty field for it.
  subject: subject || null,
  // Line breaks of Windows become line feeds.
  body: body.replaceAll('\r\n', '\n'),
});

export const textOf = ({ standard }: MessageTemplate, stored: CustomMessageText | null): TemplateText =>
  stored?.body ? { subject: stored.subject, body: stored.body } : { ...standard };

export const toSummary = (
  { key, area, title, sentWhen, channel }: MessageTemplate,
  stored: CustomMessageText | null,
): MessageTemplateSummaryResponse => ({
  key,
  area: textNow(area),
  title: textNow(title),
  sentWhen: textNow(sentWhen),
  channel,
  isStandard: !stored?.body,
  version: stored?.version ?? 0,
  updatedAt: stored?.updatedAt.toISOString() ?? null,
  updatedBy: stored?.updatedBy ?? null,
});

export function toResponse(
  template: MessageTemplate,
  stored: CustomMessageText | null,
  { variables }: MessageRules,
  translations: TranslatedTemplateResponse[],
): MessageTemplateResponse {
  return {
    ...toSummary(template, stored),
    ...textOf(template, stored),
    variables: Object.entries(variables).map(([name, { meaning, sample, isRequired, mayBeEmpty }]) => ({
      name,
      meaning: textNow(meaning),
      sample,
      isRequired: isRequired ?? false,
      mayBeEmpty: mayBeEmpty ?? false,
    })),
    standard: { ...template.standard },
    translations,
  };
}

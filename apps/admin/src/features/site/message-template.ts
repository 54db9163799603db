import type {
  MessageTemplateRequest,
  MessageTemplateResponse,
  MessageTemplateSummaryResponse,
} from '@ministry/api-client';
import { apiPath } from '@ministry/api-client';
import { filledTemplate, type TemplateText, textSize } from '@ministry/domain';
import { formatDateTime } from '../../content/normalise.ts';
import { messageTemplatesCopy as copy } from './message-templates.copy.ts';

export const listPath = apiPath('/api/site/message-templates');
export const templatePath = (key: string) => apiPath('/api/site/message-templates/{key}', { path: { key } });
export const historyPath = (key: string) => apiPath('/api/site/message-templates/{key}/history', { path: { key } });

/** A template with a fixed id, which the form requires; each template has its own form. */
export type StoredTemplate = MessageTemplateResponse & { id: 1 };

export type TemplateValues = Record<'subject' | 'body', string>;

export const toValues = ({ subject, body }: TemplateText): TemplateValues => ({ subject: subject ?? '', body });

/** The request body of a form. Text messages have no subject. */
export const toText = ({ subject, body }: TemplateValues): Omit<MessageTemplateRequest, 'version'> => ({
  ...(subject === '' ? {} : { subject }),
  body,
});

/** 'Standard', 'Changed by mary on 27 Nov 2026, 10:00' */
export const stateOf = ({ isStandard, updatedBy, updatedAt }: MessageTemplateSummaryResponse): string =>
  isStandard || updatedAt === null
    ? copy.standard
    : copy.changedBy({ name: updatedBy ?? '', moment: formatDateTime(updatedAt) });

/** The templates by area, in the given order. */
export const byArea = (
  templates: readonly MessageTemplateSummaryResponse[],
): [string, MessageTemplateSummaryResponse[]][] =>
  [...new Set(templates.map(({ area }) => area))].map((area) => [
    area,
    templates.filter((template) => template.area === area),
  ]);

/** Preview of the message. @param samples sample values in the language of the message; default: the English ones */
export const previewOf = (
  { channel, variables }: MessageTemplateResponse,
  { subject, body }: TemplateValues,
  samples: Readonly<Record<string, string>> = Object.fromEntries(variables.map(({ name, sample }) => [name, sample])),
) => filledTemplate({ subject: channel === 'email' ? subject : null, body: body.trim() }, samples);

/** '142 characters, GSM-7: 1 text message' */
export function sizeOf(text: string): string {
  const { encoding, length, parts } = textSize(text);
  return copy.size({ characters: length, encoding, parts });
}

/** Replaces the selection by a variable. Returns the new text and the position of the caret. */
export function inserted(words: string, name: string, [start, end]: readonly [number, number]) {
  const mark = `{{${name}}}`;
  return { words: words.slice(0, start) + mark + words.slice(end), caret: start + mark.length };
}

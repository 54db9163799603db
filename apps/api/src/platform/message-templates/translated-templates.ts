import type { TemplateText, TranslationLanguage } from '@ministry/domain';
import type { TextAt } from '../translations/texts-at.ts';
import type { TranslatableItem } from '../translations/translatable-kinds.ts';
import type { MessageTemplate } from './message-template.ts';

/** Name of the translatable kind for the texts of messages. */
export const messagesKind = 'messages';

const parts = ['subject', 'body'] as const;

/** A text that consists only of variables is the same in every language. */
const hasLetterOutsideVariables = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ''));

const fieldOf = (key: string, part: (typeof parts)[number]): string => `${key}.${part}`;

/** The shipped translation; it is valid only for the standard words. */
const shippedPart = (
  { standard, translations }: MessageTemplate,
  part: (typeof parts)[number],
  original: string,
  language: TranslationLanguage,
): string | undefined => (original === standard[part] ? (translations?.[language]?.[part] ?? undefined) : undefined);

/**
 * The text in a language; undefined if any part of it has no translation, because nobody gets a message in two languages.
 * @param checked returns the checked translation of a text
 */
export function translatedText(
  template: MessageTemplate,
  original: TemplateText,
  language: TranslationLanguage,
  checked: (at: TextAt) => string | undefined,
): TemplateText | undefined {
  const inLanguage = (part: (typeof parts)[number], text: string): string | undefined =>
    hasLetterOutsideVariables(text)
      ? (checked({ field: fieldOf(template.key, part), text }) ?? shippedPart(template, part, text, language))
      : text;
  const subject = original.subject === null ? null : inLanguage('subject', original.subject);
  const body = inLanguage('body', original.body);
  return subject === undefined || body === undefined ? undefined : { subject, body };
}

/** The texts of all translated messages, as one translatable item. */
export function translatableMessages(
  templates: readonly MessageTemplate[],
  originalOf: (template: MessageTemplate) => TemplateText,
): TranslatableItem {
  const texts = templates
    .filter(({ translations }) => translations)
    .flatMap((template) =>
      parts.map((part) => ({
        template,
        part,
        field: fieldOf(template.key, part),
        text: originalOf(template)[part] ?? '',
      })),
    )
    .filter(({ text }) => hasLetterOutsideVariables(text));
  return {
    id: 0,
    title: 'Messages',
    texts: texts.map(({ field, text }) => ({ field, text })),
    shipped: (language, wanted) => {
      const found = texts.find(({ field }) => field === wanted);
      return found && shippedPart(found.template, found.part, found.text, language);
    },
  };
}

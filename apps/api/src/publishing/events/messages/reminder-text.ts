import { eventMessageLimits, type TranslationLanguage } from '@ministry/domain';
import { datesIn } from '../../../platform/message-templates/message-dates.ts';
import type { MessageLanguage } from '../../../platform/message-templates/message-template.ts';
import type { MessageTemplates } from '../../../platform/message-templates/message-templates.ts';
import type { EventEntity } from '../event.entity.ts';
import { eventValues } from '../event-variables.ts';
import type { EventMessage } from './event-message.entity.ts';
import { eventReminder, eventReminderText } from './event-message-templates.ts';

type ReminderText = Pick<EventMessage, 'subject' | 'body' | 'textMessage'>;

/** The texts of a reminder. @param reader the language of the person who is reminded; null: the original */
export function reminderText(
  templates: MessageTemplates,
  eventIn: (language: MessageLanguage) => EventEntity,
  reader: TranslationLanguage | null,
): ReminderText {
  const email = (titleOf: (event: EventEntity) => string) =>
    templates.words(
      eventReminder,
      (_, language) => {
        const event = eventIn(language);
        return { ...eventValues(event, language), eventTitle: titleOf(event) };
      },
      reader,
    );
  // The title is shortened if the subject would be too long.
  const room = Math.max(eventMessageLimits.subject - [...(email(() => '').subject ?? '')].length, 10);
  const text = templates.words(
    eventReminderText,
    (_, language) => {
      const { title, date, location } = eventIn(language);
      const time = datesIn(language).dayTime(date);
      return { eventTitle: shortTo(50, title), timeAndPlace: `${time}${location === '' ? '' : `, ${location}`}` };
    },
    reader,
  );
  return {
    subject: shortTo(eventMessageLimits.subject, email(({ title }) => shortTo(room, title)).subject ?? ''),
    body: email(({ title }) => title).body,
    textMessage: shortTo(eventMessageLimits.textMessage, text.body),
  };
}

function shortTo(length: number, text: string): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length - 3)
    .join('')
    .trimEnd()}...`;
}

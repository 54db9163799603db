import type { MessageLanguage } from '../../platform/message-templates/message-template.ts';
import type { EventEntity } from './event.entity.ts';
import { eventSpan } from './event-calendar.ts';
import { eventMeanings } from './event-templates.copy.ts';

/** What each message about an event can say of it. */
export const eventVariables = {
  eventTitle: { meaning: eventMeanings.eventTitle, sample: 'Christmas concert' },
  eventTime: {
    meaning: eventMeanings.eventTime,
    sample: 'Friday 4 December 2026, 5:00 PM to 8:00 PM',
    sampleIn: { sw: 'Ijumaa 4 Desemba 2026, 17:00 hadi 20:00' },
  },
  eventPlace: { meaning: eventMeanings.eventPlace, sample: 'Main auditorium', mayBeEmpty: true },
};

/** The lines of an e-mail that say which event it is about, when and where. */
export const eventLines = `  {{eventTitle}}
  When:   {{eventTime}}, Kampala time
  Where:  {{eventPlace}}`;

export const eventValues = (
  event: EventEntity,
  language?: MessageLanguage,
): Record<keyof typeof eventVariables, string> => ({
  eventTitle: event.title,
  eventTime: eventSpan(event, language),
  eventPlace: event.location,
});

/** How every letter about an event ends. */
export const closing = `God bless you,
{{churchName}}
{{churchPostal}}`;

/** A title in a text message, of which an operator charges every 160 characters. */
export const shortTitle = (title: string, length: number): string =>
  title.length <= length ? title : `${title.slice(0, length - 3).trimEnd()}...`;

import type { MessageLanguage } from '../../platform/message-templates/message-template.ts';
import type { EventEntity } from './event.entity.ts';
import { eventSpan } from './event-calendar.ts';
import { eventMeanings } from './event-templates.copy.ts';

/** The variables that all messages about an event have. */
export const eventVariables = {
  eventTitle: { meaning: eventMeanings.eventTitle, sample: 'Christmas concert' },
  eventTime: {
    meaning: eventMeanings.eventTime,
    sample: 'Friday 4 December 2026, 5:00 PM to 8:00 PM',
    sampleIn: { sw: 'Ijumaa 4 Desemba 2026, 17:00 hadi 20:00' },
  },
  eventPlace: { meaning: eventMeanings.eventPlace, sample: 'Main auditorium', mayBeEmpty: true },
};

/** The lines of an e-mail with the title, time and place of the event. */
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

/** The closing of every e-mail about an event. */
export const closing = `God bless you,
{{churchName}}
{{churchPostal}}`;

/** Shortens a title for a text message; operators charge for every 160 characters. */
export const shortTitle = (title: string, length: number): string =>
  title.length <= length ? title : `${title.slice(0, length - 3).trimEnd()}...`;

import { emailTemplate, textTemplate } from '../../../platform/message-templates/message-template.ts';
import { templateAreas, templateMeanings } from '../../../platform/message-templates/template-facts.copy.ts';
import { phrasesIn } from '../event-phrases.ts';
import { eventMeanings, eventOccasions, eventTemplateTitles } from '../event-templates.copy.ts';
import * as swahili from '../event-templates.sw.ts';
import { closing, eventLines, eventVariables } from '../event-variables.ts';

export const eventMessage = emailTemplate({
  key: 'event-message',
  area: templateAreas.events,
  title: eventTemplateTitles.message,
  sentWhen: eventOccasions.message,
  variables: {
    firstName: { meaning: templateMeanings.firstName, sample: 'Mary' },
    subject: { meaning: eventMeanings.subject, sample: 'The doors open earlier' },
    message: {
      meaning: eventMeanings.message,
      sample: 'The doors open at four. Please bring your ticket.',
      isRequired: true,
    },
    ...eventVariables,
    tickets: {
      meaning: eventMeanings.tickets,
      sample:
        'Your ticket, with a QR code for the gate; open it once while you are online:\nhttps://church.example/tickets/sample',
      sampleIn: {
        sw: `${phrasesIn('sw').ticket}\nhttps://church.example/tickets/sample`,
      },
      isRequired: true,
    },
  },
  subject: '{{subject}}',
  body: `Dear {{firstName}},

{{message}}

${eventLines}

{{tickets}}

If you cannot come, open your ticket and give the seat back there, or pass it on to somebody else.
If you did not register yourself, please tell us: {{churchPhone}} or {{churchEmail}}.

${closing}`,
  translations: { sw: swahili.eventMessage },
});

export const eventMessageText = textTemplate({
  key: 'event-message-text',
  area: templateAreas.events,
  title: eventTemplateTitles.messageText,
  sentWhen: eventOccasions.messageText,
  variables: {
    message: {
      meaning: eventMeanings.message,
      sample: 'the doors open at four. Please bring your ticket.',
      isRequired: true,
    },
  },
  body: '{{churchShortName}}: {{message}}',
  translations: { sw: swahili.eventMessageText },
});

export const eventReminder = emailTemplate({
  key: 'event-reminder',
  area: templateAreas.events,
  title: eventTemplateTitles.reminder,
  sentWhen: eventOccasions.reminder,
  variables: eventVariables,
  subject: 'Tomorrow: {{eventTitle}}',
  body: 'You are registered for tomorrow, and we look forward to seeing you.',
  translations: { sw: swahili.eventReminder },
});

export const eventReminderText = textTemplate({
  key: 'event-reminder-text',
  area: templateAreas.events,
  title: eventTemplateTitles.reminderText,
  sentWhen: eventOccasions.reminderText,
  variables: {
    eventTitle: { meaning: eventMeanings.shortTitle, sample: 'Christmas concert' },
    timeAndPlace: {
      meaning: eventMeanings.timeAndPlace,
      sample: 'Fri 4 Dec, 5:00 PM, Main auditorium',
      sampleIn: { sw: 'Ijumaa 4 Des, 17:00, Main auditorium' },
      isRequired: true,
    },
  },
  body: 'tomorrow: {{eventTitle}}, {{timeAndPlace}}. Please have your ticket ready.',
  translations: { sw: swahili.eventReminderText },
});

import { emailTemplate, textTemplate } from '../../../platform/message-templates/message-template.ts';
import { phrasesIn } from '../event-phrases.ts';
import * as swahili from '../event-templates.sw.ts';
import { closing, eventLines, eventVariables } from '../event-variables.ts';

const area = 'Events';

export const eventMessage = emailTemplate({
  key: 'event-message',
  area,
  title: 'Message about an event',
  sentWhen:
    'When the office writes to those registered for an event, and with every reminder: what stands around the message.',
  variables: {
    firstName: { meaning: 'First name of the person', sample: 'Mary' },
    subject: { meaning: 'Subject of the message', sample: 'The doors open earlier' },
    message: {
      meaning: 'What the office has written, or the reminder',
      sample: 'The doors open at four. Please bring your ticket.',
      isRequired: true,
    },
    ...eventVariables,
    tickets: {
      meaning: 'The ticket, or the tickets of all who were registered together',
      sample:
        'Your ticket, with a QR code for the gate; open it once while you have a line:\nhttps://church.example/tickets/sample',
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
  area,
  title: 'Message about an event, as a text message',
  sentWhen: 'Where the office sends a message as a text too, or somebody is reminded by text.',
  variables: {
    message: {
      meaning: 'What the office has written, or the reminder',
      sample: 'the doors open at four. Please bring your ticket.',
      isRequired: true,
    },
  },
  body: '{{churchShortName}}: {{message}}',
  translations: { sw: swahili.eventMessageText },
});

export const eventReminder = emailTemplate({
  key: 'event-reminder',
  area,
  title: 'Reminder of an event',
  sentWhen: 'The day before an event: the message that stands in "Message about an event".',
  variables: eventVariables,
  subject: 'Tomorrow: {{eventTitle}}',
  body: 'You are registered for tomorrow, and we look forward to seeing you.',
  translations: { sw: swahili.eventReminder },
});

export const eventReminderText = textTemplate({
  key: 'event-reminder-text',
  area,
  title: 'Reminder of an event, as a text message',
  sentWhen: 'The day before an event: the message that stands in "Message about an event, as a text message".',
  variables: {
    eventTitle: { meaning: 'Title of the event, shortened', sample: 'Christmas concert' },
    timeAndPlace: {
      meaning: 'Day, time and place',
      sample: 'Fri 4 Dec, 5:00 PM, Main auditorium',
      sampleIn: { sw: 'Ijumaa 4 Des, 17:00, Main auditorium' },
      isRequired: true,
    },
  },
  body: 'tomorrow: {{eventTitle}}, {{timeAndPlace}}. Please have your ticket ready.',
  translations: { sw: swahili.eventReminderText },
});

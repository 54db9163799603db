import { emailTemplate, textTemplate } from '../../platform/message-templates/message-template.ts';
import { templateAreas, templateMeanings } from '../../platform/message-templates/template-facts.copy.ts';
import { eventMeanings, eventOccasions, eventTemplateTitles } from './event-templates.copy.ts';
import * as swahili from './event-templates.sw.ts';
import { closing, eventLines, eventVariables } from './event-variables.ts';

const variables = {
  firstName: { meaning: templateMeanings.firstName, sample: 'Mary' },
  ...eventVariables,
  calendarLink: {
    meaning: eventMeanings.calendarLink,
    sample: 'https://church.example/api/events/12/calendar.ics',
  },
  eventLink: {
    meaning: eventMeanings.eventLink,
    sample: 'https://church.example/events/12',
    sampleIn: { sw: 'https://church.example/sw/events/12' },
  },
};

const links = `Add it to your calendar:
{{calendarLink}}

Everything about the event:
{{eventLink}}`;
const end = `If you did not register yourself, please tell us: {{churchPhone}} or {{churchEmail}}.

${closing}`;

export const registration = emailTemplate({
  key: 'event-registration',
  area: templateAreas.events,
  title: eventTemplateTitles.registration,
  sentWhen: eventOccasions.registration,
  variables: {
    ...variables,
    confirmationCode: { meaning: eventMeanings.confirmationCode, sample: 'ABC-123', isRequired: true },
    ticketLink: {
      meaning: eventMeanings.ticketLink,
      sample: 'https://church.example/tickets/sample',
      isRequired: true,
    },
  },
  subject: 'You are registered: {{eventTitle}}',
  body: `Dear {{firstName}},

Thank you for registering. A place is kept for you, and we look forward to welcoming you.

${eventLines}
  Your confirmation code:  {{confirmationCode}}

Please keep this code and show it when you arrive, on your phone or on paper.

Your ticket, with a QR code for the gate; open it once while you are online:
{{ticketLink}}

${links}

If you cannot come, open your ticket and give the seat back there, or pass it on to somebody else.
${end}`,
  translations: { sw: swahili.registration },
});

export const groupRegistration = emailTemplate({
  key: 'event-registration-group',
  area: templateAreas.events,
  title: eventTemplateTitles.groupRegistration,
  sentWhen: eventOccasions.groupRegistration,
  variables: {
    ...variables,
    places: { meaning: eventMeanings.places, sample: '2' },
    tickets: {
      meaning: eventMeanings.groupTickets,
      sample:
        'Mary Akello, code ABC-123:\nhttps://church.example/tickets/sample-1\n\nJohn Okello, code DEF-456:\nhttps://church.example/tickets/sample-2',
      sampleIn: {
        sw: 'Mary Akello, namba ABC-123:\nhttps://church.example/tickets/sample-1\n\nJohn Okello, namba DEF-456:\nhttps://church.example/tickets/sample-2',
      },
      isRequired: true,
    },
  },
  subject: 'You are registered: {{eventTitle}}',
  body: `Dear {{firstName}},

Thank you for registering. {{places}} places are kept for you, and we look forward to welcoming you all.

${eventLines}

Each of you has a confirmation code and a ticket. Please show them when you arrive, on a phone or on paper.

Your tickets, each with a QR code for the gate; open them once while you are online:

{{tickets}}

${links}

If somebody cannot come, open that ticket and give the seat back there, or pass it on to somebody else.
${end}`,
  translations: { sw: swahili.groupRegistration },
});

export const registrationText = textTemplate({
  key: 'event-registration-text',
  area: templateAreas.events,
  title: eventTemplateTitles.registrationText,
  sentWhen: eventOccasions.withEmail,
  variables: {
    eventTitle: { meaning: eventMeanings.shortTitle, sample: 'Christmas concert' },
    eventTime: {
      meaning: eventMeanings.eventTime,
      sample: 'Fri 4 Dec, 5:00 PM',
      sampleIn: { sw: 'Ijumaa 4 Des, 17:00' },
    },
    codes: {
      meaning: eventMeanings.codes,
      sample: 'Code ABC-123',
      sampleIn: { sw: 'Namba ABC-123' },
      isRequired: true,
    },
    eventLink: {
      meaning: eventMeanings.eventLink,
      sample: 'https://church.example/events/12',
      sampleIn: { sw: 'https://church.example/sw/events/12' },
    },
  },
  body: '{{churchShortName}}: you are registered for {{eventTitle}}, {{eventTime}}. {{codes}}. {{eventLink}}',
  translations: { sw: swahili.registrationText },
});

import { emailTemplate, textTemplate } from '../../platform/message-templates/message-template.ts';
import * as swahili from './event-templates.sw.ts';
import { closing, eventLines, eventVariables } from './event-variables.ts';

const variables = {
  firstName: { meaning: 'First name of the person', sample: 'Mary' },
  ...eventVariables,
  calendarLink: {
    meaning: 'Address of the calendar entry',
    sample: 'https://church.example/api/events/12/calendar.ics',
  },
  eventLink: {
    meaning: 'Address of the event',
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
  area: 'Events',
  title: 'Registration for one person',
  sentWhen: 'When somebody has registered for an event, or asks for the e-mail again.',
  variables: {
    ...variables,
    confirmationCode: { meaning: 'Code that is shown at the gate', sample: 'ABC-123', isRequired: true },
    ticketLink: { meaning: 'Address of the ticket', sample: 'https://church.example/tickets/sample', isRequired: true },
  },
  subject: 'You are registered: {{eventTitle}}',
  body: `Dear {{firstName}},

Thank you for registering. A place is kept for you, and we look forward to welcoming you.

${eventLines}
  Your confirmation code:  {{confirmationCode}}

Please keep this code and show it when you arrive, on your phone or on paper.

Your ticket, with a QR code for the gate; open it once while you have a line:
{{ticketLink}}

${links}

If you cannot come, open your ticket and give the seat back there, or pass it on to somebody else.
${end}`,
  translations: { sw: swahili.registration },
});

export const groupRegistration = emailTemplate({
  key: 'event-registration-group',
  area: 'Events',
  title: 'Registration for several people',
  sentWhen: 'When somebody has registered several people for an event, or asks for the e-mail again.',
  variables: {
    ...variables,
    places: { meaning: 'Number of places', sample: '2' },
    tickets: {
      meaning: 'Name, code and address of the ticket of each person',
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

Your tickets, each with a QR code for the gate; open them once while you have a line:

{{tickets}}

${links}

If somebody cannot come, open that ticket and give the seat back there, or pass it on to somebody else.
${end}`,
  translations: { sw: swahili.groupRegistration },
});

export const registrationText = textTemplate({
  key: 'event-registration-text',
  area: 'Events',
  title: 'Registration, as a text message',
  sentWhen: 'With the e-mail, where the person gave a phone number.',
  variables: {
    eventTitle: { meaning: 'Title of the event, shortened', sample: 'Christmas concert' },
    eventTime: { meaning: 'Day and time', sample: 'Fri 4 Dec, 5:00 PM', sampleIn: { sw: 'Ijumaa 4 Des, 17:00' } },
    codes: {
      meaning: 'Code, or codes, that are shown at the gate',
      sample: 'Code ABC-123',
      sampleIn: { sw: 'Namba ABC-123' },
      isRequired: true,
    },
    eventLink: {
      meaning: 'Address of the event',
      sample: 'https://church.example/events/12',
      sampleIn: { sw: 'https://church.example/sw/events/12' },
    },
  },
  body: '{{churchShortName}}: you are registered for {{eventTitle}}, {{eventTime}}. {{codes}}. {{eventLink}}',
  translations: { sw: swahili.registrationText },
});

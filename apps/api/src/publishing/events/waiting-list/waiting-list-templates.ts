import { emailTemplate, textTemplate } from '../../../platform/message-templates/message-template.ts';
import * as swahili from '../event-templates.sw.ts';
import { closing, eventLines, eventVariables } from '../event-variables.ts';

const variables = {
  firstName: { meaning: 'First name of the person', sample: 'Mary' },
  ...eventVariables,
  waitingLink: {
    meaning: 'Address at which the person takes the seat, or leaves the waiting list',
    sample: 'https://church.example/waiting-list/sample',
    isRequired: true,
  },
  eventLink: {
    meaning: 'Address of the event',
    sample: 'https://church.example/events/12',
    sampleIn: { sw: 'https://church.example/sw/events/12' },
  },
};
const offeredUntil = {
  meaning: 'Until when the seat is kept',
  sample: 'Friday 27 November 2026, 5:00 PM',
  sampleIn: { sw: 'Ijumaa 27 Novemba 2026, 17:00' },
  isRequired: true,
};

const end = `${eventLines}

Everything about the event:
{{eventLink}}

If you did not join the waiting list yourself, please tell us: {{churchPhone}} or {{churchEmail}}.

${closing}`;

export const waitingPlace = emailTemplate({
  key: 'waiting-list-place',
  area: 'Events',
  title: 'Place on the waiting list',
  sentWhen: 'When somebody joins the waiting list of an event, or asks again where they stand.',
  variables: { ...variables, place: { meaning: 'Number in the line', sample: '3' } },
  subject: 'You are on the waiting list: {{eventTitle}}',
  body: `Dear {{firstName}},

All seats are taken at the moment. You are number {{place}} in line.

As soon as a seat comes free for you we write to you again, and keep it for you for a day, or for a shorter time close to the event.

See where you stand, or leave the waiting list:
{{waitingLink}}

${end}`,
  translations: { sw: swahili.waitingPlace },
});

export const seatOffer = emailTemplate({
  key: 'waiting-list-offer',
  area: 'Events',
  title: 'A seat is free',
  sentWhen: 'When a seat has come free for the first of a waiting list.',
  variables: { ...variables, offeredUntil },
  subject: 'A seat is free for you: {{eventTitle}}',
  body: `Dear {{firstName}},

A seat has come free, and you are first in line. It is kept for you until {{offeredUntil}}, Kampala time. After that it goes to the next in line.

Take the seat, or leave it to somebody else:
{{waitingLink}}

${end}`,
  translations: { sw: swahili.seatOffer },
});

export const seatOfferText = textTemplate({
  key: 'waiting-list-offer-text',
  area: 'Events',
  title: 'A seat is free, as a text message',
  sentWhen: 'With the e-mail, where the person gave a phone number.',
  variables: {
    eventTitle: { meaning: 'Title of the event, shortened', sample: 'Christmas concert' },
    offeredUntil: { ...offeredUntil, sample: 'Fri 27 Nov, 5:00 PM', sampleIn: { sw: 'Ijumaa 27 Nov, 17:00' } },
    waitingLink: variables.waitingLink,
  },
  body: '{{churchShortName}}: a seat is free for you: {{eventTitle}}. Take it before {{offeredUntil}}: {{waitingLink}}',
  translations: { sw: swahili.seatOfferText },
});

import { emailTemplate, textTemplate } from '../../../platform/message-templates/message-template.ts';
import { templateAreas, templateMeanings } from '../../../platform/message-templates/template-facts.copy.ts';
import { eventMeanings, eventOccasions, eventTemplateTitles } from '../event-templates.copy.ts';
import * as swahili from '../event-templates.sw.ts';
import { closing, eventLines, eventVariables } from '../event-variables.ts';

const variables = {
  firstName: { meaning: templateMeanings.firstName, sample: 'Mary' },
  ...eventVariables,
  waitingLink: {
    meaning: eventMeanings.waitingLink,
    sample: 'https://church.example/waiting-list/sample',
    isRequired: true,
  },
  eventLink: {
    meaning: eventMeanings.eventLink,
    sample: 'https://church.example/events/12',
    sampleIn: { sw: 'https://church.example/sw/events/12' },
  },
};
const offeredUntil = {
  meaning: eventMeanings.offeredUntil,
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
  area: templateAreas.events,
  title: eventTemplateTitles.waitingPlace,
  sentWhen: eventOccasions.waitingPlace,
  variables: { ...variables, place: { meaning: eventMeanings.placeInLine, sample: '3' } },
  subject: 'You are on the waiting list: {{eventTitle}}',
  body: `Dear {{firstName}},

All seats are taken at the moment. You are number {{place}} in line.

As soon as a seat becomes free for you, we will write to you again and keep it for you for a day, or for a shorter time close to the event.

See where you stand, or leave the waiting list:
{{waitingLink}}

${end}`,
  translations: { sw: swahili.waitingPlace },
});

export const seatOffer = emailTemplate({
  key: 'waiting-list-offer',
  area: templateAreas.events,
  title: eventTemplateTitles.seatOffer,
  sentWhen: eventOccasions.seatOffer,
  variables: { ...variables, offeredUntil },
  subject: 'A seat is free for you: {{eventTitle}}',
  body: `Dear {{firstName}},

A seat has become free, and you are first in line. It is kept for you until {{offeredUntil}}, Kampala time. After that it goes to the next in line.

Take the seat, or leave it to somebody else:
{{waitingLink}}

${end}`,
  translations: { sw: swahili.seatOffer },
});

export const seatOfferText = textTemplate({
  key: 'waiting-list-offer-text',
  area: templateAreas.events,
  title: eventTemplateTitles.seatOfferText,
  sentWhen: eventOccasions.withEmail,
  variables: {
    eventTitle: { meaning: eventMeanings.shortTitle, sample: 'Christmas concert' },
    offeredUntil: { ...offeredUntil, sample: 'Fri 27 Nov, 5:00 PM', sampleIn: { sw: 'Ijumaa 27 Nov, 17:00' } },
    waitingLink: variables.waitingLink,
  },
  body: '{{churchShortName}}: a seat is free for you: {{eventTitle}}. Take it before {{offeredUntil}}: {{waitingLink}}',
  translations: { sw: swahili.seatOfferText },
});

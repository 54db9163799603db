import {
  emailTemplate,
  messageFrom,
  type TemplatedMessage,
} from '../../platform/message-templates/message-template.ts';
import type { UnsubscribeLink } from './unsubscriptions.ts';

export const newsletterWelcome = emailTemplate({
  key: 'newsletter-welcome',
  area: 'Newsletter',
  title: 'Welcome to the newsletter',
  sentWhen: 'When somebody subscribes to the newsletter.',
  variables: {
    eventsLink: { meaning: 'Address of the coming events', sample: 'https://church.example/events' },
    unsubscribeLink: {
      meaning: 'Address at which the person ends it',
      sample: 'https://church.example/unsubscribe/sample',
      isRequired: true,
    },
  },
  subject: 'Welcome to the newsletter of {{churchName}}',
  body: `Dear friend,

Thank you for subscribing to our newsletter. You'll receive updates and inspiration from our ministry.

What is coming up:
{{eventsLink}}

We keep your address for this newsletter alone. To end it at any time, or if it was not you who subscribed:
{{unsubscribeLink}}

God bless you,
{{churchName}}
{{churchPostal}}`,
});

/** The first letter to a subscriber. */
export const welcomeEmail = (email: string, { url, headers }: UnsubscribeLink): TemplatedMessage =>
  messageFrom(
    newsletterWelcome,
    email,
    { eventsLink: new URL('/events', url).href, unsubscribeLink: url },
    { headers },
  );

import type { TranslationLanguage } from '@ministry/domain';
import {
  emailTemplate,
  messageFrom,
  type MessageLanguage,
  pathIn,
  type TemplatedMessage,
} from '../../platform/message-templates/message-template.ts';
import { templateAreas, templateMeanings } from '../../platform/message-templates/template-facts.copy.ts';
import type { UnsubscribeLink } from './unsubscriptions.ts';
import { welcomeTexts } from './welcome-email.copy.ts';
import * as swahili from './welcome-email.sw.ts';

export const newsletterWelcome = emailTemplate({
  key: 'newsletter-welcome',
  area: templateAreas.newsletter,
  title: welcomeTexts.title,
  sentWhen: welcomeTexts.sentWhen,
  variables: {
    eventsLink: {
      meaning: templateMeanings.eventsLink,
      sample: 'https://church.example/events',
      sampleIn: { sw: 'https://church.example/sw/events' },
    },
    unsubscribeLink: {
      meaning: welcomeTexts.unsubscribeLink,
      sample: 'https://church.example/unsubscribe/sample',
      isRequired: true,
    },
  },
  subject: 'Welcome to the newsletter of {{churchName}}',
  body: `Dear friend,

Thank you for subscribing to our newsletter. You'll receive updates and inspiration from our ministry.

What is coming up:
{{eventsLink}}

We use your address only for this newsletter. To unsubscribe at any time, or if you did not subscribe yourself:
{{unsubscribeLink}}

God bless you,
{{churchName}}
{{churchPostal}}`,
  translations: { sw: swahili.newsletterWelcome },
});

/** The welcome e-mail to a subscriber. */
export const welcomeEmail = (
  email: string,
  linkIn: (language: MessageLanguage) => UnsubscribeLink,
  reader: TranslationLanguage | null,
): TemplatedMessage =>
  messageFrom(
    newsletterWelcome,
    email,
    (_, language) => {
      const { url } = linkIn(language);
      return { eventsLink: new URL(`${pathIn(language)}/events`, url).href, unsubscribeLink: url };
    },
    { headers: (_, language) => linkIn(language).headers, language: reader },
  );

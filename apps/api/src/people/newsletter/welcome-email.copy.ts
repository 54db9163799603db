import { messages } from '../../platform/texts/sentence.ts';

/** Texts for the office about the template of the welcome e-mail. */
export const welcomeTexts = messages('api.welcomeEmail', {
  title: 'Welcome to the newsletter',
  sentWhen: 'When somebody subscribes to the newsletter.',
  unsubscribeLink: 'Address at which the person can unsubscribe',
});

import { messages } from '../../platform/texts/sentence.ts';

/** What the office reads of the first letter to a subscriber. */
export const welcomeTexts = messages('api.welcomeEmail', {
  title: 'Welcome to the newsletter',
  sentWhen: 'When somebody subscribes to the newsletter.',
  unsubscribeLink: 'Address at which the person ends it',
});

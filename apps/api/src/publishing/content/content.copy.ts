import { message, messages } from '../../platform/texts/sentence.ts';

/** What those who look for content can be told. */
export const contentTexts = messages('api.content', {
  notFound: message<{ kind: string }>('There is no such {kind}.'),
  serviceNotFound: 'There is no such service in the weekly programme.',
});

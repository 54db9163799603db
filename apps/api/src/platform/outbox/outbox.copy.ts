import { message, messages } from '../texts/sentence.ts';

/** Messages to the office about the outbox. */
export const outboxTexts = messages('api.outbox', {
  notFound: 'There is no such message in the outbox.',
  notFoundAmong: message<{ ids: string }>(
    'There is no message with the id {ids} in the outbox; nothing was sent again.',
  ),
  campaignMailSent: 'A mail of a campaign that was sent is not sent again. Nothing was sent.',
});

import { message, messages } from '../texts/sentence.ts';

/** Messages to the office about the outbox. */
export const outboxTexts = messages('api.outbox', {
  notFound: 'There is no such message in the outbox.',
  notFoundAmong: message<{ ids: string }>(
    'There is no message with the id {ids} in the outbox; nothing was sent again.',
  ),
  campaignMailSent: 'A campaign mail that was sent cannot be sent again. Nothing was sent.',
});

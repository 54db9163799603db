import { messages } from '../../platform/texts/sentence.ts';

/** What the office is told of the subscribers. */
export const newsletterTexts = messages('api.newsletter', {
  notFound: 'There is no such subscriber.',
  removalStands:
    'This removal can no longer be taken back. Whoever wants the newsletter again can subscribe on the site.',
  removalMoment: 'Unsubscribed at must be the moment of the removal',
  left: 'Has left the newsletter, or the mailbox does not exist; can subscribe again on the site',
  known: 'Gets the newsletter already',
});

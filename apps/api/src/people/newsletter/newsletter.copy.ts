import { messages } from '../../platform/texts/sentence.ts';

/** The page on which people end their subscription. */
export const unsubscribeTexts = messages('api.unsubscribePage', {
  heading: 'Leave the newsletter',
  text: 'Press the button to stop all newsletters to the address that this link was made for.',
  send: 'Unsubscribe',
  done: 'You are unsubscribed',
  doneText:
    'No more newsletters will be sent to the address that this link was made for. You are welcome back at any time: the form is at the foot of every page.',
});

/** Messages to the office about subscribers. */
export const newsletterTexts = messages('api.newsletter', {
  notFound: 'There is no such subscriber.',
  removalStands: 'This removal can no longer be undone. To get the newsletter again, people can subscribe on the site.',
  removalMoment: 'Unsubscribed at must be the time of the removal',
  left: 'Has left the newsletter, or the mailbox does not exist; can subscribe again on the site',
  known: 'Already gets the newsletter',
});

import { messages } from '../../platform/texts/sentence.ts';

/** The page at which somebody ends the newsletter. */
export const unsubscribeTexts = messages('api.unsubscribePage', {
  heading: 'Leave the newsletter',
  text: 'Press the button, and no more newsletters go to the address that this link was made for.',
  send: 'Unsubscribe',
  done: 'You are unsubscribed',
  doneText:
    'No more newsletters go to the address that this link was made for. You are welcome back at any time: the form stands at the foot of every page.',
});

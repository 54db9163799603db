import { type Church, plainPage } from '../../platform/http/plain-page.ts';

/** Asks first: mail scanners open every link of a letter. The form goes to the address of the page, where the token stands. */
export const unsubscribeQuestion = (church: Church): string =>
  plainPage(
    church,
    'Leave the newsletter',
    '<p>Press the button, and no more newsletters go to the address that this link was made for.</p><form method="post"><p><button>Unsubscribe</button></p></form>',
  );

/** The same whether or not the link meant anything. */
export const unsubscribeConfirmation = (church: Church): string =>
  plainPage(
    church,
    'You are unsubscribed',
    '<p>No more newsletters go to the address that this link was made for. You are welcome back at any time: the form stands at the foot of every page.</p>',
  );

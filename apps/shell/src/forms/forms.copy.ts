import { messages } from '@ministry/messages';

/** Texts of all forms. */
export const formCopy = messages('forms', {
  checkFields: 'Please look at the marked fields.',
  notSent: 'Not sent yet; what you wrote is kept on this device.',
  /** After a form sent without a script, which comes back as it was sent. */
  invalid: 'Some details were missing or not right. Mend what is marked and send it again.',
  later: 'This did not go through just now. Send it again in a while.',
  /** Beside a wrong field after a form sent without a script. */
  lookAgain: 'Please look at this again.',
});

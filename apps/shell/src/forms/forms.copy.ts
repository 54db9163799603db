import { messages } from '@ministry/messages';

/** Texts of all forms. */
export const formCopy = messages('forms', {
  checkFields: 'Please look at the marked fields.',
  notSent: 'Not sent yet; what you wrote is kept on this device.',
  /** Shown after a form was sent without a script and refused; the form contains the answers that were sent. */
  invalid: 'Some details were missing or wrong. Correct the marked fields and send again.',
  later: 'This could not be sent just now. Please try again later.',
  /** Shown beside a wrong field after the form was sent without a script. */
  lookAgain: 'Please look at this again.',
});

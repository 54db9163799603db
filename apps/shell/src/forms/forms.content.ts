/** What every form says. */
export const formWords = {
  checkFields: 'Please look at the marked fields.',
  notSent: 'Not sent yet; what you wrote is kept on this device.',
  /** After a plain form, whose page came back without what was typed. */
  invalid:
    'Some details were missing or not right. Go back in your browser to find what you wrote, mend it and send it again.',
  later:
    'This did not go through just now. Go back in your browser to find what you wrote, and send it again in a while.',
  /** Beside a field that a plain form is sent back for. */
  lookAgain: 'Please look at this again.',
} as const;

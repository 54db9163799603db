import { type AnyText, message, messages } from '../texts/sentence.ts';

/** Errors that any route can return. */
export const errorTexts = messages('api.errors', {
  invalid: message<{ problems: readonly AnyText[] }>('Please correct: {problems}.'),
  unknownField: message<{ name: string }>("There is no field ''{name}'' here"),
  namedValues: message<{ name: string }>("''{name}'' must be a JSON object"),
  requestNamedValues: 'The request must be a JSON object',
  positiveNumber: message<{ name: string }>('{name} must be a positive whole number'),
  notUnderstood: 'The request could not be understood.',
  signIn: 'Please sign in.',
  forbidden: 'You may not do this.',
  nothingHere: 'There is nothing at this address.',
  tooLarge: 'This is too large.',
  contentNotAccepted: 'This kind of content is not accepted here.',
  tooManyRequests: 'Too many requests. Please wait a little and try again.',
  usedSeveralTimes:
    'This address or number has been used several times within the hour. Please try again later, or call the office.',
  failed: 'Something went wrong on our side. Please try again.',
  busy: 'The service is busy at the moment. Please try again shortly.',
  noRoom: 'The server has no room left. Please tell the office.',
  outcomeUnknown:
    'The server does not know whether this was saved. If you send it again with the same Idempotency-Key, it is saved only once; without one, please check first whether it was saved.',
  inFlight: 'This is already being processed. Please wait a moment.',
  keyReused: 'This Idempotency-Key was used for something else; please use a new one.',
  foreignOrigin: 'This request came from another website and was not carried out.',
  sectionOff: 'This part of the site is turned off at the moment.',
  ended: message<{ problem: AnyText }>('{problem}.'),
  partValues: message<{ name: string }>('{name} must be a JSON object'),
  notUtf8: 'The body is not valid UTF-8.',
  notJson: 'The body is not valid JSON.',
  tooDeep: message<{ deepest: number }>('The body is nested more than {deepest} levels deep.'),
  tooManyKeys: message<{ most: number }>('The body has more than {most} keys.'),
  notMultipart: 'Please send the file as multipart/form-data.',
  keyForm: 'Idempotency-Key must have 8 to 128 visible characters',
  notByAccount: 'Your account may not do this.',
  atOnce: message<{ most: number }>('At most {most} at the same time. Please wait until one has finished.'),
  stopping: 'The server is shutting down.',
  onlyBackupCommand: 'Only `npm run backup` on this machine may ask for a backup.',
  backupNotSet: 'BACKUP_TO and BACKUP_PASSPHRASE are not set.',
  otherDraft: 'Another device has a draft of this form. Continue or discard that one first.',
  draftKey: message<{ name: string }>("{name} must be the name of a form, a dot, and ''new'' or an id"),
  draftValues: 'Value must be a JSON object',
  draftTooLarge: message<{ most: number }>('Value may have at most {most, number} bytes'),
  wholeNumberUpTo: message<{ name: string; most: number }>('{name} must be a whole number from 1 to {most, number}'),
  noTagOfRoutes: 'There is no such group of routes.',
  notCounting: 'This server does not provide metrics for Prometheus.',
  wrongBearer: 'The bearer token does not match METRICS_TOKEN.',
});

/** Texts of the pages that a browser gets when a page cannot be shown. */
export const pageErrorTexts = messages('api.pageErrors', {
  broken: 'This address is broken',
  brokenText: 'Part of it cannot be read. It may have been cut off when it was copied.',
  unavailable: 'Unavailable',
  unavailableText: 'This page cannot be shown at the moment. Please try again in a minute.',
});

/** Texts of the error page for a form without a script. */
export const refusalTexts = messages('api.refusal', {
  notSent: 'This was not sent',
  goBack: 'Press the Back button of your browser: what you have written is still there, and you can send it again.',
  toForm: 'To the page of the form',
  toWebsite: 'To our website',
});

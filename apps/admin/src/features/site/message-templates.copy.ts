import { message, messages } from '@ministry/messages';

/** E-mails and text messages that are sent automatically, whose texts the office may change. */
export const messageTemplatesCopy = messages('admin.site.messageTemplates', {
  title: 'Message texts',
  lead: 'The e-mails and text messages that are sent automatically, such as confirmations and receipts.',
  listFailed: 'The messages could not be loaded',
  listLoading: 'Loading the messages…',
  // Whether the office has changed the text of a message
  standard: 'Standard',
  changedBy: message<{ name: string; moment: string }>('Changed by {name} on {moment}'),

  // One message
  untitled: 'Message',
  message: 'message',
  // Inside a sentence: 'Your changes to the message “Receipt” …'
  theMessage: message<{ title: string }>('the message “{title}”'),
  loadFailed: 'The message could not be loaded',
  loading: 'Loading the message…',
  bodyHint: 'Plain text. A line whose variables are all empty is left out.',
  variables: 'Variables: press one to insert it where you write',
  // After the description of a variable: 'The first name; required'
  isRequired: '; required',
  mayBeEmpty: '; may be empty',
  notSavedYet: 'Not saved yet.',
  savedTitle: 'The message is saved',
  savedText: 'From now on it is sent with this text.',
  earlierVersions: 'Earlier versions',
  standardWords: 'Standard words',
  standardTitle: 'The standard words are in the form',
  standardText: 'They are sent once you save them.',
  sendTest: 'Send a test to me',
  testSent: message<{ recipient: string }>('A test goes to {recipient}.'),
  testFailed: 'The test was not sent',

  // The preview of a message
  previewLanguage: 'Language of the preview',
  asSentNow: 'As it is sent now, with example values.',
  withSamples: 'With example values.',
  previewText: 'Text of the message',
  // `{encoding}` is GSM-7 or UCS-2
  size: message<{ characters: number; encoding: string; parts: number }>(
    '{characters, plural, one {# character} other {# characters}}, {encoding}: {parts, plural, one {# text message} other {# text messages}}',
  ),
});

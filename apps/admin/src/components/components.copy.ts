import { message, messages } from '@ministry/messages';

export const componentsCopy = messages('admin.components', {
  /** After the name of a page in the title of the tab. */
  console: 'Admin',
  backToOverview: 'Back to Overview',
  more: 'More',
  /** A button with further actions for one row. */
  moreFor: message<{ name: string }>('More for {name}'),
  /** Beside the label of a field. */
  required: '(required)',
  /** After a time: who it was. */
  by: message<{ name: string }>('by {name}'),
  shownEarlier: 'What is shown was read earlier.',

  /** A link; on a phone it says Import alone, and fromCsv is left out. */
  importFromCsv: 'Import from CSV',
  fromCsv: 'from CSV',

  /** Under a chart: what it shows as a table. */
  figures: 'The figures',
  month: 'Month',

  /** Where an item of content stands. */
  published: 'Published',
  archived: 'Archived',
  scheduled: message<{ moment: string }>('Scheduled, {moment}'),
  publishedUntil: message<{ moment: string }>('Published until {moment}'),

  /** The password of an account. */
  changePasswordOf: message<{ username: string }>('Change the password of {username}'),
  passwordChanged: message<{ username: string }>('The password of {username} was changed.'),
  currentPassword: 'Your own current password',
  newPassword: 'New password',
  newPasswordAgain: 'New password again',
  newPasswordHint: message<{ min: number; max: number }>(
    '{min} to {max} characters; several words are easiest to remember.',
  ),
  changingPassword: 'Changing…',
  passwordTooShort: message<{ min: number; length: number }>('At least {min} characters, please; this has {length}.'),
  passwordTooLong: message<{ max: number; length: number }>('At most {max} characters, please; this has {length}.'),
  passwordsDiffer: 'The two passwords are not the same.',
});

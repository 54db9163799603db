import { message, messages } from '@ministry/messages';

export const componentsCopy = messages('admin.components', {
  /** Part of every document title, after the name of the page. */
  console: 'Admin',
  backToOverview: 'Back to Overview',
  more: 'More',
  /** A button with further actions for one row. */
  moreFor: message<{ name: string }>('More for {name}'),
  /** Beside the label of a required field. */
  required: '(required)',
  /** After a date and time: who did it. */
  by: message<{ name: string }>('by {name}'),
  shownEarlier: 'This data may be out of date.',

  /** Accessible name of a link. Its visible text is ‘Import’, followed by fromCsv where the screen is wider than a phone. */
  importFromCsv: 'Import from CSV',
  fromCsv: 'from CSV',

  /** Under a chart: opens a table with its figures. */
  figures: 'The figures',
  month: 'Month',

  /** Status of a content item. */
  published: 'Published',
  archived: 'Archived',
  scheduled: message<{ moment: string }>('Scheduled, {moment}'),
  publishedUntil: message<{ moment: string }>('Published until {moment}'),

  /** Changing the password of an account. */
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

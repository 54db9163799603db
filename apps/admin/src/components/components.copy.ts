import { message, messages } from '@ministry/messages';

export const componentsCopy = messages('admin.components', {
  backToOverview: 'Back to Overview',
  thePasswordOfWasChanged: message<{ username: string }>('The password of {username} was changed.'),
  changeThePasswordOf: message<{ username: string }>('Change the password of {username}'),
  yourOwnCurrentPassword: 'Your own current password',
  newPassword: 'New password',
  toCharactersSeveralWordsAre: message<{ min: number; max: number }>(
    '{min} to {max} characters; several words are easiest to remember.',
  ),
  newPasswordAgain: 'New password again',
  changing: 'Changing…',
  by: message<{ by: string }>('by {by}'),
  required: '(required)',
  theFigures: 'The figures',
  importFromCsv: 'Import from CSV',
  fromCsv: 'from CSV',
  whatIsShownWasRead: 'What is shown was read earlier.',
  month: 'Month',
  moreFor: message<{ name: string }>('More for {name}'),
  more: 'More',
  atLeastCharactersPleaseThis: message<{ min: number; length: number }>(
    'At least {min} characters, please; this has {length}.',
  ),
  atMostCharactersPleaseThis: message<{ max: number; length: number }>(
    'At most {max} characters, please; this has {length}.',
  ),
  theTwoPasswordsAreNot: 'The two passwords are not the same.',
  published: 'Published',
  archived: 'Archived',
  scheduled: message<{ dayTime: string }>('Scheduled, {dayTime}'),
  publishedUntil: message<{ dayTime: string }>('Published until {dayTime}'),
});

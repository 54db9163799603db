import { message, messages } from '@ministry/messages';

/** Target of the link in an invitation: a person who is not signed in chooses a password. */
export const invitationCopy = messages('admin.invitation', {
  title: 'Choose your password',
  loading: 'Checking your invitation…',
  isOver: 'This link was already used or has expired. Ask an administrator for a new one.',
  // Followed by the name of the role and what it may do.
  invitedAs: message<{ username: string }>('You are invited as {username}.'),
  password: 'New password',
  passwordHint: message<{ min: number; max: number }>(
    '{min} to {max} characters; several words are easiest to remember.',
  ),
  passwordAgain: 'New password again',
  submit: 'Set the password',
  saving: 'Saving…',
  doneTitle: 'Your password is set',
  done: message<{ username: string }>('Sign in as {username} from now on.'),
  signIn: 'Sign in',
});

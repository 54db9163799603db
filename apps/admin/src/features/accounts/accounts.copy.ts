import { message, messages } from '@ministry/messages';

/** Accounts of everybody who may sign in to the console. */
export const accountsCopy = messages('admin.accounts', {
  title: 'Accounts',
  lead: 'Who may sign in, and with which role.',
  search: 'Search accounts',
  list: { one: 'account', many: 'accounts', nothingYet: 'There is no account yet.' },
  noPastor: 'Nobody has the role Pastor',
  noPastorText:
    'Visitors can mark a prayer request as confidential. Only a pastor sees those: please add an account for one.',

  // The list: filters, column headings and cell texts.
  everyStatus: 'Every status',
  everyRole: 'Every role',
  statuses: { active: 'Active', invited: 'Invited', revoked: 'Revoked' },
  you: 'you',
  lastSeen: 'Last seen',
  invitedUntil: message<{ time: string }>('Invited; the link works until {time}'),
  invitationMissed: 'The invitation was not used in time',
  neverSeen: 'Never seen',
  secondStep: 'Second step',
  hasCodes: 'One-time codes',
  noCodes: 'None',
  passwordSet: 'Password set',
  added: 'Added',

  // Actions on one account.
  restored: message<{ username: string }>('{username} can sign in again.'),
  sendPasswordLink: 'Send a link for a new password',
  inviteAgain: 'Send the invitation again',
  takeOffCodes: 'Remove one-time codes',

  // Confirmation dialogs: question, button, consequences, and the message after success.
  revoke: {
    question: message<{ username: string }>('Revoke {username}?'),
    action: 'Revoke',
    text: 'This account is signed out everywhere within five seconds and cannot sign in again until it is restored. What it did stays in the audit log.',
    done: message<{ username: string }>('{username} can no longer sign in.'),
  },
  signOut: {
    question: message<{ username: string }>('Sign {username} out everywhere?'),
    action: 'Sign out everywhere',
    text: 'All open consoles of this account are signed out at their next step, and remembered devices are forgotten. The password does not change: change it too if somebody else may know it.',
    done: message<{ username: string }>('{username} was signed out everywhere.'),
  },
  removeSecondFactor: {
    question: message<{ username: string }>('Remove the one-time codes of {username}?'),
    action: 'Remove',
    text: 'For somebody who has lost both the telephone and the recovery codes. After that, the password alone is enough for money and accounts. This is recorded in the audit log.',
    done: message<{ username: string }>('{username} is no longer asked for codes.'),
  },

  add: {
    title: 'Add an account',
    save: 'Add account',
    // Noun for the form, used inside other sentences.
    one: 'account',
    username: 'Username',
    usernameMissing: 'Please enter a username.',
    role: 'Role',
    email: 'E-mail (optional)',
    emailHint:
      'A link to choose the password is sent there; it works once, within three days. Without an address, a password is generated and shown to you once.',
    failed: message<{ reason: string }>('The account was not added. {reason}'),
    done: message<{ username: string }>('{username} was added.'),
    invited: message<{ email: string }>('An invitation goes to {email}.'),
  },
  // A generated password, shown once.
  password: {
    title: message<{ username: string }>('{username} was added'),
    shownOnce: 'This password is shown once. It is not stored in readable form, so nobody can look it up later.',
    label: 'Generated password',
    copy: 'Copy',
    copied: 'Copied',
    written: 'I have written it down',
  },
  // A link to choose a password.
  invite: {
    title: message<{ username: string }>('Send {username} a link'),
    save: 'Send the link',
    // Noun for the form, used inside other sentences.
    one: 'invitation',
    emailMissing: 'Please enter an e-mail address.',
    hint: 'The link works once, within three days, and replaces an earlier one. Until it is used, the current password stays valid.',
    failed: message<{ reason: string }>('The link was not sent. {reason}'),
    sent: message<{ email: string }>('A link goes to {email}.'),
  },
});

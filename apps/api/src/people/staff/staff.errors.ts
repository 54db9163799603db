import { conflict, DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';

export const noSuchAccount = (): DomainError => notFound('There is no such account.');

export const usernameTaken = (): DomainError =>
  conflict('USERNAME_TAKEN', 'There is already an account with this username.', {
    username: 'Username is already taken',
  });

export const lastAdmin = (): DomainError =>
  conflict('LAST_ADMIN', 'This is the last admin account; without it nobody could sign in to the office.');

export const ownAccount = (): DomainError =>
  conflict('OWN_ACCOUNT', 'You cannot revoke the account you are signed in with.');

export const currentPasswordWrong = (): DomainError =>
  new DomainError(422, 'CURRENT_PASSWORD_WRONG', 'Your current password is not right.', {
    currentPassword: 'Current password is not right',
  });

export const sessionEnded = (): DomainError =>
  new DomainError(401, 'SESSION_ENDED', 'This account was signed out everywhere. Please sign in again.');

/** The same for a link that was used, is too old or was never sent. */
export const noInvitation = (): DomainError =>
  new DomainError(404, 'INVITATION_NOT_FOUND', 'This link was used already or is too old. Ask for a new invitation.');

export const noEmail = (): DomainError => invalid({ email: 'An e-mail address is needed for an invitation' });

/** 403, since the password is right: a console asks for a code and sends the request again. */
export const secondFactorRequired = (): DomainError =>
  new DomainError(403, 'SECOND_FACTOR_REQUIRED', 'A code of your authenticator app is needed for this.');

export const codeWrong = (): DomainError =>
  new DomainError(422, 'CODE_WRONG', 'This code is not right or was used already. Please wait for the next one.', {
    code: 'Code is not right or was used already',
  });

export const setupExpired = (): DomainError =>
  new DomainError(422, 'SETUP_EXPIRED', 'This took too long. Please begin again.');

export const secondFactorOn = (): DomainError =>
  conflict('SECOND_FACTOR_ON', 'One-time codes are set up for this account already.');

export const secondFactorOff = (): DomainError =>
  conflict('SECOND_FACTOR_OFF', 'One-time codes are not set up for this account.');

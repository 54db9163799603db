import { conflict, DomainError, notFound } from '../../platform/errors/domain-error.ts';

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

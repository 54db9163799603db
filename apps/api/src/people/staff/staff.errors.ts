import { conflict, DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';
import { staffTexts } from './staff.copy.ts';

export const noSuchAccount = (): DomainError => notFound(staffTexts.notFound);

export const usernameTaken = (): DomainError =>
  conflict('USERNAME_TAKEN', staffTexts.usernameTaken, { fields: { username: staffTexts.usernameTakenField } });

export const lastAdmin = (): DomainError => conflict('LAST_ADMIN', staffTexts.lastAdmin);

export const ownAccount = (): DomainError => conflict('OWN_ACCOUNT', staffTexts.ownAccount);

export const currentPasswordWrong = (): DomainError =>
  new DomainError(422, 'CURRENT_PASSWORD_WRONG', staffTexts.currentPasswordWrong, {
    fields: { currentPassword: staffTexts.currentPasswordWrongField },
  });

export const sessionEnded = (): DomainError => new DomainError(401, 'SESSION_ENDED', staffTexts.sessionEnded);

/** The same error for a link that was used, has expired or never existed. */
export const noInvitation = (): DomainError => new DomainError(404, 'INVITATION_NOT_FOUND', staffTexts.noInvitation);

export const noEmail = (): DomainError => invalid({ email: staffTexts.emailNeeded });

/** 403, because the password is right: the console asks for a code and sends the request again. */
export const secondFactorRequired = (): DomainError =>
  new DomainError(403, 'SECOND_FACTOR_REQUIRED', staffTexts.secondFactorRequired);

export const codeWrong = (): DomainError =>
  new DomainError(422, 'CODE_WRONG', staffTexts.codeWrong, {
    fields: { code: staffTexts.codeWrongField },
  });

export const setupExpired = (): DomainError => new DomainError(422, 'SETUP_EXPIRED', staffTexts.setupExpired);

export const secondFactorOn = (): DomainError => conflict('SECOND_FACTOR_ON', staffTexts.secondFactorOn);

export const secondFactorOff = (): DomainError => conflict('SECOND_FACTOR_OFF', staffTexts.secondFactorOff);

import { conflict, DomainError, notFound } from '../errors/domain-error.ts';
import type { CustomMessageText } from './custom-message-text.entity.ts';

export const templateNotFound = (): DomainError => notFound('There is no such message.');

/** Someone else has changed the words since the caller has read them. */
export const templateConflict = (current: CustomMessageText | null): DomainError =>
  new DomainError(
    409,
    'VERSION_CONFLICT',
    `${current?.updatedBy ?? 'Someone else'} has changed this message in the meantime. Nothing was saved.`,
    undefined,
    undefined,
    current
      ? { version: current.version, updatedAt: current.updatedAt.toISOString(), updatedBy: current.updatedBy }
      : { version: 0 },
  );

export const noOwnAddress = (): DomainError =>
  conflict('NO_OWN_ADDRESS', 'Your account has no e-mail address. Ask who manages the accounts to add one.');

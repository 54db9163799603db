import { conflict, type DomainError, notFound } from '../../platform/errors/domain-error.ts';

export const subscriberNotFound = (): DomainError => notFound('There is no such subscriber.');
/** Whoever has left is not signed up again behind their back. */
export const removalStands = (): DomainError =>
  conflict(
    'REMOVAL_STANDS',
    'This removal can no longer be taken back. Whoever wants the newsletter again can subscribe on the site.',
  );

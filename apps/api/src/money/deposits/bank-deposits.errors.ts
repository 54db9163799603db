import { conflict, type DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';

export const depositNotFound = (): DomainError => notFound('There is no such deposit.');
export const noSuchEntries = (ids: readonly number[]): DomainError =>
  invalid({ entries: `There is no entry ${ids.join(', ')}` });
export const testEntries = (ids: readonly number[]): DomainError =>
  invalid({ entries: `No money has moved with entry ${ids.join(', ')}, which was a test` });
export const depositedAlready = (ids: readonly number[]): DomainError =>
  conflict(
    'DEPOSITED_ALREADY',
    ids.length > 0
      ? `Entry ${ids.join(', ')} is in another deposit already. Nothing was saved.`
      : 'One of these entries is in another deposit already. Nothing was saved.',
  );

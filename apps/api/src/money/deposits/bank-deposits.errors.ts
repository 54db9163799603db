import { conflict, type DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';
import { depositTexts } from './bank-deposits.copy.ts';

export const depositNotFound = (): DomainError => notFound(depositTexts.notFound);
export const noSuchEntries = (ids: readonly number[]): DomainError =>
  invalid({ entries: depositTexts.noSuchEntries({ ids: ids.join(', ') }) });
export const testEntries = (ids: readonly number[]): DomainError =>
  invalid({ entries: depositTexts.testEntries({ ids: ids.join(', ') }) });
export const depositedAlready = (ids: readonly number[]): DomainError =>
  conflict(
    'DEPOSITED_ALREADY',
    ids.length > 0 ? depositTexts.depositedAlready({ ids: ids.join(', ') }) : depositTexts.oneDepositedAlready,
  );

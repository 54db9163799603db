import { conflict, type DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';

export const entryNotFound = (): DomainError => notFound('There is no such entry.');
export const noAmount = (): DomainError => invalid({ amount: 'Amount must be more than nought' });
export const sameAmount = (): DomainError => invalid({ amount: 'Amount is what the entry stands at already' });
export const receiptWithoutAddress = (): DomainError => invalid({ email: 'Email is needed for a receipt' });
export const notCorrectable = (): DomainError =>
  conflict(
    'NOT_CORRECTABLE',
    'This entry cannot be corrected. What the store took is seen to at its order; a correction is corrected at the entry that it belongs to.',
  );
export const takenBack = (): DomainError =>
  conflict('NOT_CORRECTABLE', 'The provider has taken this payment back; there is nothing left to correct.');

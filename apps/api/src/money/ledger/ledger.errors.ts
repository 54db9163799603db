import { conflict, DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';

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
const noStatement = (message: string): DomainError => new DomainError(422, 'NO_GIVING_STATEMENT', message);
export const notOfTheStore = (): DomainError =>
  noStatement('What the store took is no gift; a giving statement begins with a gift.');
export const testGift = (): DomainError =>
  noStatement('This was a test: no money has moved, so there is no giving statement of it.');
export const anonymousGift = (): DomainError =>
  noStatement('This gift was made without a name, so there is no donor to write a statement for.');
export const noGifts = (year: number): DomainError => noStatement(`This donor has no gift in ${year}.`);
export const tooManyGifts = (most: number): DomainError =>
  noStatement(`There are more than ${most.toLocaleString('en-GB')} gifts under this name, too many for one statement.`);
export const noYearOfBooks = (year: number, first: number, last: number): DomainError =>
  invalid({
    year: year > last ? `Year ${year} is still to come` : `Year must be ${first} or later, when the books begin`,
  });

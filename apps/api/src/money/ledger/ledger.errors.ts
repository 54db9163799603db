import { conflict, DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';
import { type AnyText } from '../../platform/texts/sentence.ts';
import { ledgerTexts } from './ledger.copy.ts';

export const entryNotFound = (): DomainError => notFound(ledgerTexts.notFound);
export const noAmount = (): DomainError => invalid({ amount: ledgerTexts.noAmount });
export const sameAmount = (): DomainError => invalid({ amount: ledgerTexts.sameAmount });
export const receiptWithoutAddress = (): DomainError => invalid({ email: ledgerTexts.receiptWithoutAddress });
export const notCorrectable = (): DomainError => conflict('NOT_CORRECTABLE', ledgerTexts.notCorrectable);
export const paymentReversed = (): DomainError => conflict('NOT_CORRECTABLE', ledgerTexts.takenBack);
const noStatement = (text: AnyText): DomainError => new DomainError(422, 'NO_GIVING_STATEMENT', text);
export const notOfTheStore = (): DomainError => noStatement(ledgerTexts.notOfTheStore);
export const testGift = (): DomainError => noStatement(ledgerTexts.testGift);
export const anonymousGift = (): DomainError => noStatement(ledgerTexts.anonymousGift);
export const noGifts = (year: number): DomainError => noStatement(ledgerTexts.noGifts({ year: String(year) }));
export const tooManyGifts = (most: number): DomainError => noStatement(ledgerTexts.tooManyGifts({ most }));
export const noYearOfBooks = (year: number, first: number, last: number): DomainError =>
  invalid({
    year:
      year > last ? ledgerTexts.yearToCome({ year: String(year) }) : ledgerTexts.beforeBooks({ first: String(first) }),
  });

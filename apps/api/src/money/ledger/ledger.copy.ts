import { type AnyText, message, messages } from '../../platform/texts/sentence.ts';

/** Messages to treasurers about the ledger and giving statements. */
export const ledgerTexts = messages('api.ledger', {
  notFound: 'There is no such entry.',
  noAmount: 'Amount must be greater than zero',
  sameAmount: 'Amount is the same as the current balance',
  receiptWithoutAddress: 'Email is needed for a receipt',
  notCorrectable:
    'This entry cannot be corrected. Correct income of the store at its order, and a correction at the entry that it belongs to.',
  takenBack: 'The provider has taken this payment back; there is nothing left to correct.',
  notOfTheStore: 'Income of the store is not a gift; a giving statement begins with a gift.',
  testGift: 'This was a test: no money has moved, so there is no giving statement for it.',
  anonymousGift: 'This gift was made without a name, so there is no donor to write a statement for.',
  noGifts: message<{ year: string }>('This donor has no gift in {year}.'),
  tooManyGifts: message<{ most: number }>(
    'There are more than {most, number} gifts under this name, too many for one statement.',
  ),
  yearToCome: message<{ year: string }>('Year {year} is in the future'),
  beforeBooks: message<{ first: string }>('Year must be {first} or later, when the books begin'),
  wholeShillings: 'Amount must be whole shillings',
  tooMuch: message<{ most: number }>('Amount may be at most UGX {most, number}'),
  notOfDonor: message<{ entry: string }>(
    'Also contains entry {entry}, which is not one of the gifts that may be from this donor',
  ),
  alsoNumbers: message<{ most: number }>('Also must be at most {most} numbers of entries, separated by commas'),
  amountNumber: 'Amount must be a number with at most two decimals',
  pastDay: message<{ label: AnyText }>('{label} must be today or earlier'),
});

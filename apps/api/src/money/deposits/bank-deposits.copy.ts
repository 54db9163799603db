import { message, messages } from '../../platform/texts/sentence.ts';

/** What treasurers are told of bank deposits; `ids` are numbers of entries of the ledger. */
export const depositTexts = messages('api.deposits', {
  notFound: 'There is no such deposit.',
  noSuchEntries: message<{ ids: string }>('There is no entry {ids}'),
  testEntries: message<{ ids: string }>('No money has moved with entry {ids}, which was a test'),
  depositedAlready: message<{ ids: string }>('Entry {ids} is in another deposit already. Nothing was saved.'),
  oneDepositedAlready: 'One of these entries is in another deposit already. Nothing was saved.',
});

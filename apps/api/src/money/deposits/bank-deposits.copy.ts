import { message, messages } from '../../platform/texts/sentence.ts';

/** Messages to treasurers about bank deposits; `ids` are numbers of ledger entries. */
export const depositTexts = messages('api.deposits', {
  notFound: 'There is no such deposit.',
  noSuchEntries: message<{ ids: string }>('There is no entry {ids}'),
  testEntries: message<{ ids: string }>('Entry {ids} was a test, so no money has moved'),
  depositedAlready: message<{ ids: string }>('Entry {ids} is in another deposit already. Nothing was saved.'),
  oneDepositedAlready: 'One of these entries is in another deposit already. Nothing was saved.',
});

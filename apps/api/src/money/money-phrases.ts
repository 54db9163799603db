import { givingCategories, officeMethods, payingBy } from '@ministry/domain';
import type { MessageLanguage } from '../platform/message-templates/message-template.ts';
import { shippedTexts } from '../platform/translations/shipped-texts.ts';

/** Phrases for the variables of messages about gifts and orders. */
interface MoneyPhrases {
  /** Used if the name is missing, or if our messages must not pass it on. */
  friend: string;
  /** Prefix of the subject of a message about a test, with which no money was moved. */
  test: string;
  testGift: string;
  testOrder: string;
  purposes: Readonly<Record<string, string>>;
  methods: Readonly<Record<string, string>>;
  /** '2 x Mug, $5.00 each' */
  each(quantity: number, product: string, price: string): string;
  /** 'UGX 37,000 (about $10.00)' */
  about(shillings: string, dollars: string): string;
  waysOf(church: string): string;
  waysCare: string;
}

const english: MoneyPhrases = {
  friend: 'friend',
  test: 'TEST: ',
  testGift: 'This was a test: no money has moved.',
  testOrder: 'This was a test: no money has moved, and nothing will be sent.',
  purposes: givingCategories,
  methods: { ...officeMethods, ...payingBy },
  each: (quantity, product, price) => `${quantity} x ${product}, ${price} each`,
  about: (shillings, dollars) => `${shillings} (about ${dollars})`,
  waysOf: (church) => `Where gifts to ${church} are sent, besides the form on our site:`,
  waysCare: 'If a message names another number, it is not from us: please call us.',
};

const page = shippedTexts('sw');

const swahili: MoneyPhrases = {
  friend: 'rafiki',
  test: 'JARIBIO: ',
  testGift: 'Hili lilikuwa jaribio: hakuna pesa zilizohamishwa.',
  testOrder: 'Hili lilikuwa jaribio: hakuna pesa zilizohamishwa, na hakuna kitakachotumwa.',
  // The same names as in the form on the page.
  purposes: asOnPage('givingCategories', givingCategories),
  methods: { cash: 'Pesa taslimu', bank: 'Benki', cheque: 'Hundi', ...asOnPage('payingBy', payingBy) },
  each: (quantity, product, price) => `${quantity} x ${product}, ${price} kila moja`,
  about: (shillings, dollars) => `${shillings} (takriban ${dollars})`,
  waysOf: (church) => `Mahali pa kutuma michango kwa ${church}, mbali na fomu iliyo kwenye tovuti yetu:`,
  waysCare: 'Ujumbe ukitaja namba nyingine, hautoki kwetu: tafadhali tupigie simu.',
};

function asOnPage(namespace: string, words: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, page[`${namespace}.${key}`] ?? text]));
}

export const moneyPhrasesIn = (language: MessageLanguage): MoneyPhrases => (language === 'sw' ? swahili : english);

import { message, messages } from '@ministry/messages';

export const exchangeRateCopy = messages('admin.site.exchangeRate', {
  title: 'Exchange rate',
  lead: 'What a dollar is worth in the store and in gifts. Gifts, payments and orders that were already started keep the rate that they were started with.',
  // Inside a sentence: 'The exchange rate could not be loaded'
  theRate: 'the exchange rate',
  rate: 'exchange rate',
  field: 'Shillings for a dollar',
  // Both values include their currency: '$25.00 is UGX 92,500.'
  example: message<{ dollars: string; shillings: string }>('{dollars} is {shillings}.'),
  range: message<{ least: number; most: number }>('A whole number from {least, number} to {most, number}.'),
  savedTitle: 'The exchange rate is saved',
  savedText: 'Prices on the site use it now.',
});

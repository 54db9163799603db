import { message, messages } from '../../platform/texts/sentence.ts';

/** Messages to the office about its own pages. */
export const pageTexts = messages('api.pages', {
  addressForm: message<{ most: number }>(
    'Address must be at most {most} small letters, digits and single dashes, with at least one letter',
  ),
  addressReserved: message<{ address: string }>(
    "Address ''{address}'' is reserved: the site uses it for something else",
  ),
  addressDeleted: message<{ address: string; title: string }>(
    "Address ''{address}'' belongs to the deleted page ''{title}'': restore that one, or choose another",
  ),
  addressTakenBy: message<{ address: string; title: string }>("Address ''{address}'' is taken by the page ''{title}''"),
  addressTaken: message<{ address: string }>("Address ''{address}'' is taken"),
  blocksTooLong: 'The total length of Blocks is too large: split the page into two',
});

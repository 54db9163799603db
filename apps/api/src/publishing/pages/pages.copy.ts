import { message, messages } from '../../platform/texts/sentence.ts';

/** Messages to the office about its own pages. */
export const pageTexts = messages('api.pages', {
  addressForm: message<{ most: number }>(
    'Address must be small letters, digits and single dashes, at most {most}, with a letter among them',
  ),
  addressReserved: message<{ address: string }>("Address ''{address}'' is reserved: the site has something else there"),
  addressDeleted: message<{ address: string; title: string }>(
    "Address ''{address}'' belongs to the deleted page ''{title}'': restore that one, or choose another",
  ),
  addressTakenBy: message<{ address: string; title: string }>("Address ''{address}'' is taken by the page ''{title}''"),
  addressTaken: message<{ address: string }>("Address ''{address}'' is taken"),
  blocksTooLong: 'Blocks are too long together: make two pages of them',
});

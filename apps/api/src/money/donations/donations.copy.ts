import { message, messages } from '../../platform/texts/sentence.ts';

/** Messages to donors. */
export const donationTexts = messages('api.donations', {
  /** DON-05 */
  wrongAmount: 'Please enter a valid donation amount',
  tooMuch: message<{ most: string }>('At most UGX {most} can be given at a time; for more, please call us'),
  phoneNeeded: 'Please enter the telephone number that you pay with',
});

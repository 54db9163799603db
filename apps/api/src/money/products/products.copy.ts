import { message, messages } from '../../platform/texts/sentence.ts';

/** Messages to the office about products. */
export const productTexts = messages('api.products', {
  stockChanged: message<{ left: number }>(
    'The stock has changed in the meantime; {left, number} are left now. Nothing was saved.',
  ),
});

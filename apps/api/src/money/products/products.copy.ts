import { message, messages } from '../../platform/texts/sentence.ts';

/** What the office is told of products. */
export const productTexts = messages('api.products', {
  stockChanged: message<{ left: number }>(
    'The stock has moved in the meantime; {left, number} are left now. Nothing was saved.',
  ),
});

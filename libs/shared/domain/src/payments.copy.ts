import { messages } from '@ministry/messages';

/** How somebody pays on the provider's page. */
export const payingBy = messages('payingBy', { card: 'Card', 'mobile-money': 'Mobile money' });
export type PayingBy = keyof typeof payingBy;
export const payingBySlugs = /* @__PURE__ */ Object.keys(payingBy) as PayingBy[];

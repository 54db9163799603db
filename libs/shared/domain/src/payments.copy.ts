import { messages } from '@ministry/messages';

/** How somebody pays on the provider's page. */
export const payingBy = messages('payingBy', { card: 'Card', 'mobile-money': 'Mobile money' });

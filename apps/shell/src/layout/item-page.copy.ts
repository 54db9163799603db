import { messages } from '@ministry/messages';

export const itemPageCopy = messages('itemPage', { tryAgain: 'Try again' });

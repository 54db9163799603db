import { messages } from '@ministry/messages';

export const weekCopy = messages('homePage.week', { heading: 'Every week', next: 'Next' });

import { messages } from '@ministry/messages';

export const toggleCopy = messages('eventsPage.assistant', { label: 'Registration assistant' });

import type { AssistantWelcome } from '@ministry/domain/assistant';

/** CHAT-03, CHAT-08. That of a new site, here once more so that no page carries the seed; a page is given another one only where the office has set it. */
export const standardWelcome: AssistantWelcome = {
  text: 'Welcome to {{name}}. I can tell you of coming events, sermons and ministries, of service times and giving, and lead you to those who will pray with you. What may I help you with?',
  suggestions: ['Show me events', 'Prayer support', 'Ministry information', 'Contact support'],
};

import type { AssistantWelcome } from '@ministry/domain/assistant';

/**
 * CHAT-03, CHAT-08. The welcome of a new site, repeated here so that pages do not load the seed. The document contains a welcome only
 * if the office has changed it.
 */
export const standardWelcome: AssistantWelcome = {
  text: 'Welcome to {{name}}. I can tell you about upcoming events, sermons and ministries, service times and giving, and lead you to those who will pray with you. What may I help you with?',
  suggestions: ['Show me events', 'Prayer support', 'Ministry information', 'Contact support'],
};

import { messages } from '@ministry/messages';

/** Shown before the code of the conversation is loaded. */
export const launcherCopy = messages('assistant.launcher', {
  begin: 'Start a conversation',
  urgent: 'Do you need prayer or help at once? Call',
  needsScript: 'The assistant needs JavaScript. These pages answer the same questions:',
  links: { events: 'Events', sermons: 'Sermons', prayer: 'Ask for prayer', contact: 'Contact' },
  loadFailed: 'The assistant could not be loaded. Please try again.',
  log: 'Conversation with the assistant',
});

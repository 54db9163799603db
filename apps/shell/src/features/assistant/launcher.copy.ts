/** CHAT-03, CHAT-18 to CHAT-21: shown before the code of the conversation is loaded. */
export const launcherCopy = {
  welcome: (churchName: string) =>
    `Welcome to ${churchName}. I can tell you of coming events, sermons and ministries, of service times and giving, and lead you to those who will pray with you. What may I help you with?`,
  welcomeOptions: ['Show me events', 'Prayer support', 'Ministry information', 'Contact support'],
  begin: 'Start a conversation',
  urgent: 'Do you need prayer or help at once? Call',
  needsScript: 'The assistant needs JavaScript. These pages answer the same questions:',
  links: [
    { label: 'Events', href: '/events' },
    { label: 'Sermons', href: '/sermons' },
    { label: 'Ask for prayer', href: '/contact#prayer' },
    { label: 'Contact', href: '/contact' },
  ],
  loadFailed: 'The assistant could not be loaded. Please try again.',
  log: 'Conversation with the assistant',
} as const;

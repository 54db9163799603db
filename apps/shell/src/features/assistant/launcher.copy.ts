/** Shown before the code of the conversation is loaded. */
export const launcherCopy = {
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

// In English in every language: a press on one asks it, and the assistant knows the phrases of the office alone.

/** Questions that the assistant offers by itself. */
export const offers = {
  events: 'Show me events',
  prayer: 'Prayer support',
  sermons: 'Latest sermon',
  services: 'Service times',
  join: 'How can I serve?',
  safe: 'I am safe now',
} as const;

export const suggest = {
  sermonOn: (topic: string) => `Sermons on ${topic}`,
  about: (name: string) => `Tell me about ${name}`,
  join: (name: string) => `How can I join ${name}?`,
} as const;

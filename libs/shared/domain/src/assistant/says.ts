// English in every language: a click sends the text as a question, and the assistant knows only the phrases of the office.

/** Questions that the assistant offers without a setting of the office. */
export const builtInQuestions = {
  events: 'Show me events',
  prayer: 'Prayer support',
  sermons: 'Latest sermon',
  services: 'Service times',
  join: 'How can I serve?',
  safe: 'I am safe now',
} as const;

export const questionsAbout = {
  sermonOn: (topic: string) => `Sermons on ${topic}`,
  about: (name: string) => `Tell me about ${name}`,
  join: (name: string) => `How can I join ${name}?`,
} as const;

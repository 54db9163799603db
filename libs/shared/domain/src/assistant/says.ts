/** Questions that the assistant offers by itself. */
export const offers = {
  events: 'Show me events',
  prayer: 'Prayer support',
  sermons: 'Latest sermon',
  services: 'Service times',
  join: 'How can I serve?',
  safe: 'I am safe now',
} as const;

/** What is said of what was found. */
export const says = {
  events: (count: number) => (count === 1 ? 'One event is coming up:' : `The next ${count} events:`),
  eventsAbout: (query: string) => `What is coming up about ‘${query}’:`,
  sermons: 'The latest sermons:',
  latestSermon: 'The latest sermon:',
  sermonsAbout: (query: string) => `Sermons on ‘${query}’:`,
  sermonsBy: (speaker: string) => `Sermons by ${speaker}:`,
  noSermonsAbout: (query: string) => `I found no sermon on ‘${query}’. These are the latest:`,
  ministry: (name: string, description: string, impact: string) =>
    `${name}: ${description}${impact ? ` ${impact}` : ''}`,
  joinOne: (name: string) =>
    `${name} would be glad of you. The message form is filled in for you; a leader writes back.`,
  givingWays: (lines: readonly string[]) =>
    `You can also send it yourself. ${lines.join('; ')}. Check the name before you pay.`,
  found: (query: string) => `This is what I found on ‘${query}’:`,
  registered: (title: string) => `Good, I have noted ${title}. We look forward to seeing you.`,
  registeredUnknown: 'Good. Which event is it? Tell me its name.',
} as const;

/** Labels of links in replies. */
export const linkCopy = {
  allEvents: 'All events',
  allSermons: 'All sermons',
  prayerForm: 'Write a prayer request',
  emergency: 'Call 999, police and ambulance',
  call: (phone: string) => `Call ${phone}`,
  whatsapp: 'WhatsApp',
  live: 'Watch the live service',
  write: (name: string) => `Write to ${name}`,
  read: (name: string) => `Read about ${name}`,
} as const;

export const suggest = {
  sermonOn: (topic: string) => `Sermons on ${topic}`,
  about: (name: string) => `Tell me about ${name}`,
  join: (name: string) => `How can I join ${name}?`,
} as const;

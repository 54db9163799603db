import type { SiteIdentity } from '@ministry/domain';

/** Answers offered as buttons. Those after a failure are given by CHAT-18 to CHAT-21. */
export const offers = {
  events: 'Show me events',
  prayer: 'Prayer support',
  ministries: 'Ministry information',
  contact: 'Contact support',
  sermons: 'Latest sermon',
  services: 'Service times',
  give: 'How can I give?',
  join: 'How can I serve?',
  safe: 'I am safe now',
} as const;

export const assistantCopy = {
  label: 'Your question',
  send: 'Send',
  typing: 'The assistant is writing…',
  you: 'You',
  suggestions: 'You may also ask',
  memory: 'What I remember',
  memoryText: 'Kept on this device alone, never sent. On a shared phone, clear it when you are done.',
  reminders: 'Remind me here',
  proactive: 'Suggest things to me',
  frequency: 'Follow-ups',
  frequencies: { low: 'Few: prayer only', medium: 'Medium: one of each kind', high: 'Many: one for every question' },
  recent: 'Asked lately',
  waiting: 'Waiting',
  nothing: 'Nothing yet.',
  clear: 'Clear my conversation',
  cleared: 'Everything that this assistant remembered on this device is gone.',
} as const;

/** The assistant's replies. */
export const says = {
  about: ({ name, description, tagline }: SiteIdentity) => `${name}: ${description} ${tagline}.`,
  /** CHAT-17 */
  failure: "I apologize, but I'm having trouble processing that right now. Let me help you in a different way.",
  greeting: 'Hello, and God bless you. What may I help you with?',
  thanks: 'You are most welcome. Is there anything else?',
  events: (count: number) => (count === 1 ? 'One event is coming up:' : `The next ${count} events:`),
  eventsAbout: (query: string) => `What is coming up about ‘${query}’:`,
  noEvents: 'No events are announced at the moment. The weekly services go on as always, and everyone is welcome.',
  sermons: 'The latest sermons:',
  latestSermon: 'The latest sermon:',
  sermonsAbout: (query: string) => `Sermons on ‘${query}’:`,
  sermonsBy: (speaker: string) => `Sermons by ${speaker}:`,
  noSermonsAbout: (query: string) => `I found no sermon on ‘${query}’. These are the latest:`,
  noSermons: 'No sermons are published yet. On Sunday you can watch the service on the live page.',
  ministries: 'These are our ministries. Ask me about one of them, or take the seven questions to find your place.',
  ministry: (name: string, description: string, impact: string) =>
    `${name}: ${description}${impact ? ` ${impact}` : ''}`,
  join: 'We are glad that you want to serve. The seven questions show which ministry your gifts fit; or write to one of these directly:',
  joinOne: (name: string) =>
    `${name} would be glad of you. The message form is filled in for you; a leader writes back.`,
  urgentPrayer: (phone: string) =>
    `You are not alone. Please call ${phone} now; somebody will pray with you. If a life is in danger, call 999 or 112 first.`,
  stillHere: (phone: string) =>
    `I am only a small helper, but people are here for you. Please call ${phone}; somebody will listen and pray with you. If a life is in danger, call 999 or 112 first.`,
  safe: (phone: string) =>
    `Thank God, and thank you for telling me. If it grows heavy again, at any hour, call ${phone}, or 999 or 112. What may I help you with?`,
  urgentFollowUp: 'I will ask after you in half an hour.',
  prayer:
    'We would count it an honour to pray with you. The prayer form takes your request to our prayer team; a name is not needed, and replies come back to this device. To speak with somebody, call us.',
  prayerFollowUp: 'I will remind you tomorrow to pray on.',
  giving:
    'You can give online by mobile money or card, in shillings or dollars: fill in the form and approve it on your phone. Or hand your gift in at any service or at the office. If something goes wrong, call us.',
  givingWays: (lines: readonly string[]) =>
    `You can also send it yourself. ${lines.join('; ')}. Check the name before you pay.`,
  funeral:
    'We are sorry for your loss, and we stand with you. Please call us: a pastor speaks with you about the burial, and people pray with the family.',
  wedding:
    'We are glad with you. A wedding is first talked over with a pastor: please call us, or write to the office.',
  baptism: 'Baptisms and dedications are first talked over with a pastor: please call us, or write to the office.',
  work: 'Open posts are known at the office: write to us what you can do. The Vocational Institute teaches trades to young people, and whoever would serve as a volunteer is welcome.',
  help: 'We would like to hear more and see what can be done. Please call us, or write to the office.',
  found: (query: string) => `This is what I found on ‘${query}’:`,
  services: 'All are welcome, and nobody needs a booking. The week in Gulu:',
  contact: (phone: string, email: string, address: string) =>
    `Call ${phone}, write to ${email}, or come to ${address}.`,
  registered: (title: string) => `Good, I have noted ${title}. We look forward to seeing you.`,
  registeredUnknown: 'Good. Which event is it? Tell me its name.',
} as const;

/** Labels of links in replies. */
export const linkCopy = {
  allEvents: 'All events',
  allSermons: 'All sermons',
  prayerForm: 'Write a prayer request',
  message: 'Write to the office',
  emergency: 'Call 999, police and ambulance',
  about: 'About us',
  map: 'Find us on the map',
  ministries: 'All ministries',
  giveElsewhere: 'Give on our giving page',
  call: (phone: string) => `Call ${phone}`,
  whatsapp: 'WhatsApp',
  give: 'Give by mobile money or card',
  live: 'Watch the live service',
  questions: 'Take the seven questions',
  write: (name: string) => `Write to ${name}`,
  read: (name: string) => `Read about ${name}`,
} as const;

/** Replies that lead to a page. */
export const pageCopy = {
  family: [
    'You can register your family here, and we will know whom to greet.',
    { label: 'Register your family', href: '/family-registration' },
  ],
  store: [
    'Have a look into our store. You can pay online, or when you collect it at the office.',
    { label: 'Store', href: '/store' },
  ],
  photos: ['Here are pictures of our gatherings and projects.', { label: 'Gallery', href: '/gallery' }],
  testimony: [
    'We would love to hear it. You can also read what others have told.',
    { label: 'Share your testimony', href: '/community#testimony' },
  ],
  team: ['These are the people who lead and serve here.', { label: 'Our team', href: '/team' }],
  visit: [
    'Come as you are; everyone is welcome, and nobody needs a booking. Here is what awaits you on a first visit.',
    { label: 'Your first visit', href: '/contact#visit' },
    { label: 'Find us on the map', href: '/contact#find-us' },
  ],
} as const;

/** Messages of scheduled tasks. */
export const taskCopy = {
  prayer_follow_up: (phone: string) =>
    `Half an hour ago you asked for urgent prayer. How are you now? We are still at ${phone}.`,
  prayer_reminder: 'Yesterday you asked for prayer. We keep praying; tell us how it goes, or write another request.',
  event_suggestion: 'A week ago you asked about events. There may be something new.',
  ministry_task: (name: string | undefined) =>
    `Three days ago you asked about ${name ?? 'serving'}. Shall we go on from there?`,
} as const;
export const taskNames = {
  prayer_follow_up: 'Asking after you',
  prayer_reminder: 'Prayer reminder',
  event_suggestion: 'Event suggestion',
  ministry_task: 'Ministry follow-up',
} as const;

/** CHAT-28 */
export const nudge = 'Welcome back. It is good to see you again. Shall we go on where we left off?';

export const suggest = {
  sermonOn: (topic: string) => `Sermons on ${topic}`,
  about: (name: string) => `Tell me about ${name}`,
  join: (name: string) => `How can I join ${name}?`,
} as const;

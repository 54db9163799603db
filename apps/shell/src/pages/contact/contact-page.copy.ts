export const contactCopy = {
  title: 'Get in Touch',
  lead: 'Write, call or come by. We answer messages, pray for what you ask, and keep a seat for you.',
  description:
    'Send us a message or a prayer request, plan your first visit, find the church on the map, and see service times and ways to give.',
  onThisPage: 'On this page',
  jumps: [
    { href: '#message', label: 'Message' },
    { href: '#prayer', label: 'Prayer' },
    { href: '#visit', label: 'Your visit' },
    { href: '#find-us', label: 'Map and times' },
    { href: '#donation', label: 'Giving' },
  ],
} as const;

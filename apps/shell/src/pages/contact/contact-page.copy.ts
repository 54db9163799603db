export const contactCopy = {
  title: 'Get in Touch',
  loading: 'Loading the page',
  failed: 'A part of this page could not be loaded.',
  onThisPage: 'On this page',
  jumps: [
    { href: '#message', label: 'Message' },
    { href: '#prayer', label: 'Prayer' },
    { href: '#visit', label: 'Your visit' },
    { href: '#find-us', label: 'Map and times' },
    { href: '#donation', label: 'Giving' },
  ],
} as const;

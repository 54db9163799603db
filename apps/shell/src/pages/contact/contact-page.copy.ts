import { messages } from '@ministry/messages';

export const contactCopy = messages('contactPage', {
  title: 'Get in Touch',
  loading: 'Loading the page',
  failed: 'A part of this page could not be loaded.',
  onThisPage: 'On this page',
  jumps: {
    message: 'Message',
    prayer: 'Prayer',
    visit: 'Your visit',
    'find-us': 'Map and times',
    donation: 'Giving',
  },
});

import { messages } from '@ministry/messages';

export const termsCopy = messages('termsPage', {
  title: 'Terms of Service',
  lead: 'A few plain rules for using this site.',
  description:
    'The rules for using this site: what it offers, what you may do with sermons and pictures, what we publish, and the limits of its help.',
  privacy: 'Privacy Policy',
});

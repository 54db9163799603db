import { messages } from '@ministry/messages';

export const termsCopy = messages('termsPage', {
  title: 'Terms of Service',
  lead: 'A few plain rules for using this site.',
  description:
    'The rules for using this site: what it offers, what you may do with sermons and pictures, what we publish, and where its help ends.',
  privacy: 'Privacy Policy',
});

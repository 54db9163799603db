import { messages } from '@ministry/messages';

export const privacyCopy = messages('privacyPage', {
  title: 'Privacy Policy',
  lead: 'What this site keeps about you, why, for how long, and how to have it corrected or deleted.',
  description:
    'What personal data this site keeps, why and for how long, what stays on your own device, and your rights under the law of Uganda.',
  write: 'Write to us about your data',
});

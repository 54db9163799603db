import { messages } from '@ministry/messages';

export const communityCopy = messages('communityPage', {
  title: 'Community',
  lead: 'Stories of what God has done, pictures of our life together, and news for all of us.',
  description: 'Testimonies from the congregation, photo albums and announcements; share your own testimony.',
  tabs: 'Community',
  testimonials: 'Testimonials',
  gallery: 'Photo Gallery',
  announcements: 'Announcements',
});

import { message, messages } from '@ministry/messages';

/** The overview of what visitors meet under Community: one card for each part, with what it counts. */
export const communityCopy = messages('admin.community', {
  lead: 'What visitors meet under Community: testimonies, photo albums and announcements.',
  testimonials: {
    title: 'Testimonials',
    text: 'Review and approve',
    // After a number, set apart from it: '3 waiting for review'.
    waiting: 'waiting for review',
    onTheSite: 'on the site',
  },
  galleries: {
    title: 'Photo Gallery',
    text: 'Upload and organise',
    // After a number of albums.
    onTheSite: 'on the site',
    /** Some of the albums on the site. */
    withoutPhotos: 'of them without photos',
  },
  announcements: {
    title: 'Announcements',
    text: 'Create and manage',
    // After a number.
    onTheSite: 'on the site',
    inDraft: 'in draft',
  },
  /** In place of a number that could not be read; the label is one of those above. */
  notCounted: message<{ label: string }>('Not counted: {label}.'),
  tryAgain: message<{ label: string }>('Try again: {label}'),
});

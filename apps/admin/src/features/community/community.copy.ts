import { message, messages } from '@ministry/messages';

/** Overview of the Community section of the site: one card with counts for each part. */
export const communityCopy = messages('admin.community', {
  lead: 'What visitors find under Community: testimonies, photo albums and announcements.',
  testimonials: {
    title: 'Testimonials',
    text: 'Review and approve',
    // Follows a number, in its own element: '3 waiting for review'.
    waiting: 'waiting for review',
    onTheSite: 'on the site',
  },
  galleries: {
    title: 'Photo Gallery',
    text: 'Upload and organise',
    // Follows a number of albums.
    onTheSite: 'on the site',
    /** Follows the number of albums without photos, a part of the albums on the site. */
    withoutPhotos: 'of them without photos',
  },
  announcements: {
    title: 'Announcements',
    text: 'Create and manage',
    // Follows a number.
    onTheSite: 'on the site',
    inDraft: 'in draft',
  },
  /** Shown instead of a number that could not be read. {label} is one of the labels above. */
  notCounted: message<{ label: string }>('Not counted: {label}.'),
  tryAgain: message<{ label: string }>('Try again: {label}'),
});

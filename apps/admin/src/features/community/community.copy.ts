import { message, messages } from '@ministry/messages';

export const communityCopy = messages('admin.community', {
  whatVisitorsMeetUnderCommunity: 'What visitors meet under Community: testimonies, photo albums and announcements.',
  testimonials: 'Testimonials',
  reviewAndApprove: 'Review and approve',
  waitingForReview: 'waiting for review',
  onTheSite: 'on the site',
  photoGallery: 'Photo Gallery',
  uploadAndOrganise: 'Upload and organise',
  ofThemWithoutPhotos: 'of them without photos',
  announcements: 'Announcements',
  createAndManage: 'Create and manage',
  inDraft: 'in draft',
  notCounted: message<{ label: string }>('Not counted: {label}.'),
  tryAgain: message<{ label: string }>('Try again: {label}'),
});

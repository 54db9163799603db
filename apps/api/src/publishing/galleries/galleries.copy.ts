import { message, messages } from '../../platform/texts/sentence.ts';

/** Messages to the office about albums and their photos. */
export const galleryTexts = messages('api.galleries', {
  photoNotFound: 'There is no such photo.',
  full: message<{ most: number }>('An album holds at most {most} photos.'),
  inAnother: 'This upload is a photo of another album already.',
});

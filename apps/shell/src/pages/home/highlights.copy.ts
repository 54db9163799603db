import { messages } from '@ministry/messages';

export const highlightCopy = messages('homePage.highlights', {
  heading: 'Highlights',
  strip: 'Highlights, in a row',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  /** The eleven drawings that a new site begins with. */
  showDrawings: 'Show the drawings, 10 KB',
  showPictures: 'Show the pictures',
});

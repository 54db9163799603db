import { message, messages } from '@ministry/messages';

export const testimonialCopy = messages('testimonials', {
  heading: 'Testimonials',
  loading: 'Loading testimonials',
  more: 'Read more',
  storyBy: message<{ name: string }>('The story of {name}'),
  none: 'No testimonies yet',
  noneText: 'Be the first to tell what God has done for you.',
  share: 'Share Your Testimony',
  /** TST-08 */
  failed: 'Failed to fetch testimonials',
  failedText: 'The connection dropped, or something is wrong on our side. Please try again.',
  tryAgain: 'Try again',
});

export const testimonyFormCopy = messages('testimony', {
  heading: 'Share Your Testimony',
  lead: 'What has God done for you? A few honest sentences are enough; somebody needs to hear them.',
  name: 'Your name',
  nameHint: 'As it should appear on this page. A first name is enough.',
  testimony: 'Your testimony',
  saved:
    'The office reads every testimony before it is published here, with the name you give and nothing else. Ask us at any time to take it down.',
  send: 'Share testimony',
  sending: 'Sending…',
  /** TST-05 */
  sent: {
    title: 'Testimony submitted successfully!',
    description: 'Thank you for sharing your testimony. It will be reviewed before being published.',
  },
  /** TST-04 */
  missing: { title: 'Missing information', description: 'Please fill in all fields.' },
  /** TST-07 */
  failed: { title: 'Failed to submit testimony', description: 'Please try again or contact us directly.' },
});

export const testimonyErrors = messages('testimony.errors', {
  name: 'Please write your name.',
  testimony: 'Please write your testimony.',
});

export const testimonialCopy = {
  heading: 'Testimonials',
  loading: 'Loading testimonials',
  more: 'Read on',
  storyBy: (name: string) => `The story of ${name}`,
  none: 'No testimonies yet',
  noneText: 'Be the first to tell what God has done for you.',
  share: 'Share Your Testimony',
  /** TST-08 */
  failed: 'Failed to fetch testimonials',
  failedText: 'The connection dropped, or something is wrong on our side. Please try again.',
  tryAgain: 'Try again',
} as const;

export const testimonyFormCopy = {
  heading: 'Share Your Testimony',
  lead: 'What has God done for you? A few honest sentences are enough; somebody needs to hear them.',
  name: 'Your name',
  nameHint: 'As it may stand on this page. A first name will do.',
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
} as const;

export const testimonyErrors = { name: 'Please write your name.', testimony: 'Please write your testimony.' } as const;

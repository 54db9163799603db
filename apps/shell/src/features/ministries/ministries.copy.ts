export const ministryCopy = {
  /** MIN-01 */
  pageLoading: 'Loading Ministries...',
  /** MIN-02 */
  loading: 'Loading ministries...',
  standIn: 'The current list could not be loaded. These are our standing ministries.',
  tryAgain: 'Try again',
  since: (year: number) => `Since ${year}`,
  readMore: 'Read more',
  join: 'Serve with us',
} as const;

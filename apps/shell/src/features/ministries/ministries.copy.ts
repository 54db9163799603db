import { message, messages } from '@ministry/messages';

export const ministryCopy = messages('ministries', {
  /** MIN-01 */
  pageLoading: 'Loading Ministries...',
  /** MIN-02 */
  loading: 'Loading ministries...',
  standIn: 'The current list could not be loaded. These are our permanent ministries.',
  failed: 'The ministries could not be loaded.',
  none: 'Our ministries will be presented here soon.',
  tryAgain: 'Try again',
  since: message<{ year: number }>('Since {year}'),
  readMore: 'Read more',
  join: 'Serve with us',
});

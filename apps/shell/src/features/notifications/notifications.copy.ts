import { messages } from '@ministry/messages';

export const notificationsCopy = messages('notifications', {
  title: 'Notifications',
  lead: 'News on this device, as soon as it is there, also while this site is closed.',
  description: 'Be notified on your phone or computer when a broadcast begins or a new sermon is there.',
  topics: 'What to be notified of',
  live: 'A live broadcast begins',
  sermons: 'A new sermon is there',
  when: 'Never between 9 in the evening and 7 in the morning. Each notification takes less than 1 KB.',
  own: 'About something of yours',
  ownText:
    'Enter the code of your ticket to hear of changes and to be reminded the day before, or the reply code of your prayer request to hear when it is answered. Notifications name neither you nor your request.',
  code: 'Ticket or reply code',
  follow: 'Notify me',
  followed: 'You will be notified on this device.',
  unknownCode: 'There is nothing for this code. Please check it letter by letter.',
  noCode: 'Please enter a code.',
  stop: 'Stop all notifications on this device',
  stopped: 'Stopped. This device is notified of nothing any more.',
  saved: 'Saved.',
  checking: 'Looking at what this device is notified of…',
  failed: 'That could not be saved. Please check your connection and try again.',
  unread: 'What this device is notified of could not be read. Please check your connection.',
  tryAgain: 'Try again',
  unsupported:
    'This browser cannot be notified. A current Chrome, Firefox or Edge can, and Safari on a Mac. Or take the newsletter at the foot of this page.',
  homeScreen:
    'On an iPhone or iPad, first add this site to the Home Screen: press Share, then ‘Add to Home Screen’. Open it from there, and come back to this page.',
  blocked:
    'This browser blocks notifications of this site. Press the sign at the left of the address, allow notifications, and load this page again.',
  refused: 'You have not allowed notifications, so nothing was changed.',
});

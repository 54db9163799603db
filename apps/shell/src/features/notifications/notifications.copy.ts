import { messages } from '@ministry/messages';

export const notificationsCopy = messages('notifications', {
  title: 'Notifications',
  lead: 'News on this device as soon as it is available, even when this site is closed.',
  description: 'Be notified on your phone or computer when a broadcast begins or a new sermon is added.',
  topics: 'What to notify you about',
  live: 'A live broadcast begins',
  sermons: 'A new sermon is added',
  when: 'Never between 9 in the evening and 7 in the morning. Each notification takes less than 1 KB.',
  own: 'Your ticket or request',
  ownText:
    'Enter the code of your ticket to hear of changes and to be reminded the day before, or the reply code of your prayer request to hear when it is answered. Notifications show neither your name nor your request.',
  code: 'Ticket or reply code',
  follow: 'Notify me',
  followed: 'You will be notified on this device.',
  unknownCode: 'Nothing was found for this code. Please check each character.',
  noCode: 'Please enter a code.',
  stop: 'Stop all notifications on this device',
  stopped: 'Stopped. This device no longer gets notifications.',
  saved: 'Saved.',
  checking: 'Loading the settings of this device…',
  failed: 'That could not be saved. Please check your connection and try again.',
  unread: 'The settings of this device could not be loaded. Please check your connection.',
  tryAgain: 'Try again',
  unsupported:
    'This browser does not support notifications. A current Chrome, Firefox or Edge does, and Safari on a Mac. Or subscribe to the newsletter at the foot of this page.',
  homeScreen:
    'On an iPhone or iPad, first add this site to the Home Screen: press Share, then ‘Add to Home Screen’. Open it from there, and come back to this page.',
  blocked:
    'This browser blocks notifications from this site. Press the icon to the left of the address, allow notifications, and reload this page.',
  refused: 'You have not allowed notifications, so nothing was changed.',
});

import { message, messages } from '@ministry/messages';

export const dashboardCopy = messages('admin.dashboard', {
  title: 'Admin Dashboard',
  figuresLoading: 'Loading the figures…',

  // Notice at the top while payments are in test mode (test) or not possible (off).
  giving: {
    test: {
      title: 'Giving is in test mode: no money moves',
      description: 'Visitors who give or pay online are taken to a test page.',
    },
    off: {
      title: 'Online giving is switched off',
      description: 'Visitors can neither give nor pay online.',
    },
    // Pesapal and Flutterwave are companies; the brackets hold the names of their settings, {file} is the name of the file.
    // 'Taking payments live' is a heading of the README, which is in English.
    whatToDo: message<{ pesapal: string; flutterwave: string; file: string }>(
      "To take payments, the person who runs the server puts the keys of Pesapal ({pesapal}) or Flutterwave ({flutterwave}) into {file} and restarts the server. The README says where to get them, under 'Taking payments live'.",
    ),
  },

  // Notice at the top while messages are not really sent.
  senders: {
    email: 'E-mail is not set up yet',
    text: 'Text messages are not set up yet',
    both: 'E-mail and text messages are not set up yet',
    filesInstead: 'Confirmations are written to files on the server instead of being sent.',
    seeOutbox: 'See the outbox',
  },
  undelivered: message<{ count: number }>(
    '{count, plural, one {One message} other {# messages}} could not be delivered',
  ),
  seeUndelivered: 'See which, and why',

  // The offer to set up a new site.
  setup: {
    title: 'Set up your site',
    text: 'Give the site the name, the address and the colours of your church, and choose what it begins with.',
    begin: 'Begin the set-up',
    dismiss: 'Keep the site as it is',
  },

  // Links at the top to daily tasks of an office.
  quickLinks: {
    title: 'Quick links',
    sermon: 'New sermon',
    gift: 'Record a gift',
    giftsOfMonth: 'Gifts of this month',
    events: 'Events',
    announcements: 'Announcements',
    albums: 'Photo albums',
    orders: 'Orders',
    products: 'Products',
  },

  // Waiting tasks and upcoming events.
  today: {
    heading: 'Tasks for the office today',
    loading: 'Loading the tasks…',
    loadFailed: 'The tasks could not be loaded',
    waiting: 'To answer, to review, to finish',
    nothingWaits: 'Nothing to do: everything is read, answered and published.',
    events: 'Events of the next week, and those nearly full',
    noEvents: 'No event in the next seven days, and none nearly full.',
    full: 'Full',
    nearlyFull: 'Nearly full',
    /** Label of the field in which the time of an event is changed. */
    timeOf: message<{ title: string }>('Time of {title}'),
    timeChanged: message<{ title: string; moment: string }>('The time of {title} is changed: {moment}'),
    timeFailed: 'The time was not changed',
    timeChangedMeanwhile: message<{ title: string }>(
      'Somebody else has changed the time of {title} in the meantime. Check it and try again.',
    ),
  },
});

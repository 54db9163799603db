import { message, messages } from '@ministry/messages';

export const newsletterCopy = messages('admin.newsletter', {
  // The page of the subscribers
  title: 'Newsletter',
  lead: 'Who gets the newsletter. They subscribe at the bottom of every page of the site, and can unsubscribe with one click in every newsletter.',
  exportSubscribers: 'Export Subscribers',
  sendCampaign: 'Send Campaign',
  loadingSubscribers: 'Loading the subscribers…',
  // NEWS-30
  loadFailed: {
    title: 'Error',
    description: 'Failed to fetch newsletter subscribers.',
  },
  // NEWS-31
  exported: {
    title: 'Download complete',
    description: 'Subscriber list downloaded successfully.',
  },
  exportFailed: 'The list could not be downloaded',

  // Figures above the list of subscribers
  totalSubscribers: 'Total Subscribers',
  withoutThoseWhoLeft: 'Without those who unsubscribed',
  thisMonth: 'This Month',
  sinceFirstOfMonth: 'New since the first of the month',
  engagementRate: 'Engagement Rate',
  comingSoon: 'Coming Soon',

  // The list of subscribers
  subscribersFound: 'Subscribers found',
  latestSubscribers: 'Latest subscribers',
  allSubscribers: 'All subscribers',
  searchSubscribers: 'Search subscribers',
  found: message<{ found: number; search: string }>(
    "{found, plural, one {# address contains} other {# addresses contain}} ''{search}''",
  ),
  // NEWS-24; number of shown and of all subscribers
  showingLatest: message<{ latestCount: number; count: number }>(
    'Showing latest {latestCount} of {count, number} subscribers',
  ),
  showAll: message<{ count: number }>('Show all {count, number}'),
  // NEWS-25
  nobodyYet: 'No subscribers yet',
  nobodyFound: 'No subscriber has an address like this.',
  // Date of the subscription
  since: message<{ day: string }>('since {day}'),
  remove: message<{ email: string }>('Remove {email}'),
  removeTitle: 'Remove a subscriber',
  removeQuestion: message<{ email: string }>(
    'Are you sure you want to remove {email} from the newsletter? No e-mail is sent about it.',
  ),
  removed: message<{ email: string }>('{email} was removed.'),
  removeFailed: message<{ email: string }>('{email} could not be removed'),
  restored: message<{ email: string }>('{email} gets the newsletter again.'),
  restoreFailed: message<{ email: string }>('{email} could not be put back'),

  // NEWS-26: advice on how to write to all subscribers; it names the buttons 'Send Campaign' and 'Export Subscribers' above
  adviceTitle: 'Writing to everyone',
  adviceWhy:
    "'Send Campaign' sends through the mail server of this site, a few each minute. If that is an ordinary mailbox, use a professional email service: a mailbox that writes to hundreds of people is soon treated as spam, and then the confirmations of this site may not arrive either.",
  adviceExport: "Press 'Export Subscribers'. The file has one line for each subscriber, with the day they subscribed.",
  adviceImport: "Import it into the service, with the column 'Email' as the address.",
  adviceUnsubscribe: "Make sure that every e-mail has the service's own link to unsubscribe.",
  adviceRemove:
    'Remove here those who unsubscribe there or ask you by e-mail, and export again before you send the next one.',
  adviceFile: "The file contains people's addresses: delete it once it is imported.",

  // The list of newsletters
  newsletters: 'Newsletters',
  newslettersLead:
    'What the office writes to subscribers, to those registered for an event, or to families of a place.',
  subscribers: 'Subscribers',
  write: 'Write a newsletter',
  noneYet: 'No newsletter has been written yet.',
  listFailed: 'The newsletters could not be loaded',
  loadingList: 'Loading the newsletters…',
  openFailed: 'The newsletter could not be loaded',
  loading: 'Loading the newsletter…',

  // State of a newsletter
  states: {
    scheduled: 'Scheduled',
    sending: 'Sending',
    paused: 'Paused',
    sent: 'Sent',
    cancelled: 'Cancelled',
  },

  // Audience of a newsletter
  audiences: {
    newsletter: 'All newsletter subscribers',
    event: 'Everybody registered for an event',
    families: 'Families of a place',
  },

  // Number of recipients: by e-mail, by text message
  addresses: message<{ count: number }>('{count, plural, one {# address} other {# addresses}}'),
  numbers: message<{ count: number }>('{count, plural, one {# number} other {# numbers}}'),
  textMessages: message<{ count: number }>('{count, plural, one {# text message} other {# text messages}}'),
  // {messages}: '240 text messages'
  priceUnknown: message<{ messages: string }>(
    '{messages}. The price of one is not known: ask the person who runs the server to set TEXT_MESSAGE_PRICE_UGX.',
  ),
  cost: message<{ messages: string; amount: number }>('{messages}, about UGX {amount, number}'),

  // Progress of sending. {recipients}: '120 addresses' or '120 numbers'
  notSent: 'Not sent',
  scheduledTo: message<{ recipients: string; moment: string }>('To {recipients}, {moment}'),
  sentTo: message<{ sent: number; recipients: string }>('Sent to {sent, number} of {recipients}'),
  refused: message<{ count: number }>('{count, number} refused'),
  onTheirWay: message<{ count: number }>('{count, number} on their way'),
  progress: 'Progress',
  messagesSent: 'Messages sent',
  begun: message<{ moment: string }>('Started {moment}'),

  // Writing a newsletter
  editTitle: 'Edit the newsletter',
  textLead: 'Saved as a draft until it is sent. Each number gets it once; only the office sees the subject.',
  mailLead: 'Saved as a draft until it is sent. Each address gets it once, with a link to unsubscribe.',
  // The noun, used in notices about a newsletter that somebody else has changed
  one: 'newsletter',
  saveFirst: 'Save it before you send it.',
  readyToSend: 'Saved. It can be sent.',
  saveDraft: 'Save the draft',
  sendAs: 'Send as',
  to: 'To',
  place: 'Place',
  placeHint: 'Part of the place where they live, such as a town.',
  chooseAudience: 'Choose who gets it',
  chooseAudienceFirst: 'Choose who gets it.',
  chooseEvent: 'Choose an event',
  eventsFailed: message<{ reason: string }>('The events could not be loaded: {reason}'),
  notCounted: message<{ reason: string }>('Not counted: {reason}'),
  counting: 'Counting…',
  // Within a sentence, while the recipients are counted
  countingNow: 'counting…',
  // Button that inserts a line, which is replaced by content when the mail is sent
  addEvents: 'Add upcoming events',
  addSermons: 'Add the latest sermons',
  blocksHint: 'Filled in when the mail is sent; move the line to where it belongs.',
  // Length of a text message in characters; {most}: the maximum number of messages
  textLength: message<{ length: number; parts: number; most: number }>(
    '{length} characters, {parts, plural, one {# text message} other {# text messages}} of {most} at most',
  ),
  specialLetters: 'Letters such as ŋ, and emoji, leave room for 70 characters instead of 160.',

  // Checking it before it is sent
  sendTest: 'Send a test to me',
  testSent: message<{ recipient: string }>('A test goes to {recipient}.'),
  testFailed: 'The test was not sent',
  mailPreview: 'Preview of the mail',
  showAs: 'Show as',
  mail: 'Mail',
  plainText: 'Plain text',
  previewFailed: 'The preview is not available',
  makingMail: 'Making the mail…',
  // The footer of each mail; {name} and {postal}: name and postal address of the church
  mailFoot: message<{ name: string; postal: string }>(
    '{name}, {postal}. Why the reader gets it, and a link to unsubscribe.',
  ),
  bulletin: 'A5 bulletin (PDF)',
  bulletinFailed: 'The bulletin was not made',
  pictureOf: message<{ subject: string }>('Newsletter as a picture: {subject}'),
  makingPicture: 'Making the picture…',
  pictureFailed: 'The picture could not be made',
  download: 'Download',
  share: 'Share…',
  shareFailed: 'The picture was not shared',

  // Sending it
  sendNow: 'Send now…',
  sendLater: 'Send later…',
  sendNowQuestion: message<{ subject: string }>("Send ''{subject}'' now?"),
  sendLaterTitle: message<{ subject: string }>("Send ''{subject}'' later"),
  // {recipients}: '120 addresses'
  sendTo: message<{ recipients: string }>('Send to {recipients}'),
  canBeTakenBack: 'It can be taken back until then.',
  canBePaused: 'It can be paused while it is sent; what was sent cannot be taken back.',
  quietHours: 'No text messages are sent between 9 PM and 7 AM.',
  sendAt: 'Send at',
  kampalaTime: 'Kampala time',
  nowSending: 'The newsletter is being sent.',
  nowScheduled: 'The newsletter is scheduled.',
  sendFailed: 'The newsletter was not sent',

  // Actions on a newsletter that is scheduled or being sent: each button, then its result
  pause: 'Pause',
  paused: 'The newsletter is paused.',
  pauseFailed: 'The newsletter was not paused',
  resume: 'Resume',
  resumed: 'The newsletter was resumed.',
  resumeFailed: 'The newsletter could not be resumed',
  takeBack: 'Take back',
  takenBack: 'The newsletter is a draft again.',
  takeBackFailed: 'The newsletter was not taken back',
  cancelSending: 'Cancel',
  cancelled: 'Nobody else gets the newsletter.',
  cancelFailed: 'The newsletter was not cancelled',
  // Accessible name of a button in a row; {action}: one of the buttons above
  actionOn: message<{ action: string; subject: string }>("{action} ''{subject}''"),
  cancelQuestion: message<{ subject: string }>("Cancel ''{subject}''?"),
  cancelExplained:
    'Those who have not received it yet will not get it. This cannot be undone; to continue later, pause it instead.',
  cancelConfirm: 'Cancel the newsletter',

  // Deleting a draft
  deleteDraft: 'Delete the draft',
  deleteQuestion: message<{ subject: string }>("Delete ''{subject}''?"),
  deleteExplained: 'The draft was not sent to anybody. It cannot be restored.',
  deleted: 'The draft was deleted.',
  deleteFailed: 'The draft was not deleted',
});

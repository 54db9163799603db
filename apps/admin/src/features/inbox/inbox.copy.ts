import { message, messages } from '@ministry/messages';

export const inboxCopy = messages('admin.inbox', {
  // The two inboxes
  inboxes: 'Inboxes',
  title: 'Messages',
  lead: 'What people wrote to the office. A reply goes out by e-mail and is kept here.',
  contactMessages: 'Contact messages',
  prayerRequests: 'Prayer requests',
  prayersLead: 'What people asked prayer for. Urgent ones come first; a reply is read with the code of the request.',
  prayersLeadOffice:
    'What people asked prayer for. Urgent ones come first; a reply is read with the code of the request. Only pastors see confidential ones.',
  // Number of waiting items, beside the name of the inbox
  waitingUnread: message<{ count: number }>('{count} unread'),
  waitingUnanswered: message<{ count: number }>('{count} unanswered'),
  waitingUrgent: message<{ count: number }>('{count} urgent'),

  // Messages to the office
  contact: {
    many: 'messages',
    counted: message<{ count: number }>('{count, plural, one {# message} other {# messages}}'),
    arrived: message<{ count: number }>('{count} new {count, plural, one {message} other {messages}}'),
    search: 'Search messages',
    nothing: 'No messages found',
    failed: 'Failed to fetch contact messages',
    updated: 'Message status updated',
    loadingList: 'Loading the messages…',
    loading: 'Loading the message…',
    openFailed: 'This message could not be loaded',
    gone: 'This message is not there any more',
    choose: 'Choose a message to read it.',
    back: 'Back to messages',
    // Label of the group of buttons of the open message
    this: 'This message',
    selectRow: message<{ name: string; id: number }>('Select {name}, message {id}'),
    next: 'Next message',
    previous: 'Previous message',
    selectOpen: 'Select the message',
    deleteQuestion: message<{ count: number }>('Delete {count, plural, one {# message} other {# messages}}?'),
    deleteConfirm: message<{ count: number }>('Delete {count, plural, one {# message} other {# messages}}'),
  },

  // Prayer requests
  prayer: {
    many: 'prayer requests',
    counted: message<{ count: number }>('{count, plural, one {# prayer request} other {# prayer requests}}'),
    arrived: message<{ count: number }>('{count} new {count, plural, one {prayer request} other {prayer requests}}'),
    search: 'Search prayer requests',
    nothing: 'No prayer requests found',
    failed: 'Failed to fetch prayer requests',
    updated: 'Prayer request status updated',
    loadingList: 'Loading the prayer requests…',
    loading: 'Loading the prayer request…',
    openFailed: 'This prayer request could not be loaded',
    gone: 'This prayer request is not there any more',
    choose: 'Choose a prayer request to read it.',
    back: 'Back to prayer requests',
    this: 'This prayer request',
    selectRow: message<{ name: string; id: number }>('Select {name}, prayer request {id}'),
    next: 'Next prayer request',
    previous: 'Previous prayer request',
    selectOpen: 'Select the prayer request',
    deleteQuestion: message<{ count: number }>(
      'Delete {count, plural, one {# prayer request} other {# prayer requests}}?',
    ),
    deleteConfirm: message<{ count: number }>(
      'Delete {count, plural, one {# prayer request} other {# prayer requests}}',
    ),
  },

  // The list; its filter is called 'Show'
  show: 'Show',
  all: 'All',
  filterUnread: 'Unread',
  filterRead: 'Read',
  filterUnanswered: 'Unanswered',
  filterAnswered: 'Answered',
  filterUrgent: 'Urgent',
  selectAll: 'Select all on this page',
  // Screen reader text before the name of an unread message
  unreadMark: 'Unread:',
  backToList: 'Back to the list',

  // Badges of an item
  replyNotDelivered: 'Reply not delivered',
  answered: 'Answered',
  urgent: 'Urgent',
  pending: 'Pending',
  mayBeShared: 'May be shared',
  confidential: 'Confidential',

  // Actions on one or several items: the label of the button, and the result after the names and a colon
  markAnswered: 'Mark answered',
  markedAnswered: 'marked answered',
  markUnanswered: 'Mark unanswered',
  markedUnanswered: 'marked unanswered',
  markRead: 'Mark read',
  markedRead: 'marked read',
  markUnread: 'Mark unread',
  markedUnread: 'marked unread',
  markPending: 'Mark pending',
  markedPending: 'marked pending',
  markUrgent: 'Mark urgent',
  markedUrgent: 'marked urgent',
  markNotUrgent: 'Mark not urgent',
  noLongerUrgent: 'no longer urgent',
  markConfidential: 'Mark confidential',
  markedConfidential: 'marked confidential',
  confidentialQuestion: 'After that, only pastors see it, and only they can remove the mark.',
  notConfidential: 'Not confidential',
  noLongerConfidential: 'no longer confidential',
  notConfidentialQuestion:
    'The whole prayer team and the office will see it. Did the person who asked for prayer agree?',
  // {filter}: 'Deleted', a filter of the list
  deletedKeptFor: message<{ filter: string }>(
    "For thirty days they are listed under ''{filter}'' and can be restored. Then they are erased, with the replies to them.",
  ),
  deleted: message<{ items: string }>('{items}: deleted.'),
  deletedHint: message<{ filter: string }>("For thirty days under ''{filter}'', then deleted permanently."),
  restored: message<{ items: string }>('{items}: restored.'),

  // Reading an item; (k) and (j) are keys
  previousKey: 'Previous (k)',
  nextKey: 'Next (j)',
  goneHint: 'It was deleted more than thirty days ago, or its storage time has ended.',
  deletedUntil: message<{ day: string }>('Deleted. It will be erased permanently on {day}, with its replies.'),
  // Shown for a prayer request without a name
  anonymous: 'Anonymous',
  privacyShared: 'May be shared: this person is comfortable with others hearing of it.',
  privacyTeam: 'Private: only for the prayer team.',
  privacyConfidential: 'Confidential: only for pastors; the office does not see it.',

  // Replying
  reply: 'Reply',
  replyByMail: message<{ email: string; firstName: string }>(
    "Goes by e-mail to {email}. It begins with 'Dear {firstName},' and ends with the name of the church, its telephone number and what {firstName} wrote.",
  ),
  replyByCode:
    'Prayer requests have no e-mail address. The person who has the code of this one reads the reply on the contact page, under ‘Your prayer requests’.',
  noMailServer:
    "No mail server is set up: answers are written to files in the server's outbox folder, and 'sent' here means that.",
  tooLong: message<{ count: number }>('{count, plural, one {# character} other {# characters}} too many.'),
  charactersLeft: message<{ count: number }>('{count, plural, one {# character} other {# characters}} left.'),
  draftKept: 'Draft, kept on this device.',
  noRoomForDraft: 'This device has no room to keep the draft.',
  sendReply: 'Send reply',
  discardDraft: 'Discard draft',
  draftDiscarded: 'The draft was discarded.',
  replySent: 'Reply sent successfully',
  replyFailed: 'The reply was not sent',
  wordsKept: 'Your text is kept on this device.',

  // Replies to an item
  repliesSoFar: 'Replies so far',
  replies: message<{ count: number }>('{count, plural, one {# reply} other {# replies}}'),
  waitsUnderCode: 'Can be read with the code of this request.',
  resent: 'The e-mail is sent again.',
  resendFailed: 'The e-mail was not sent again',

  // Delivery status of a reply that is sent by e-mail
  sentAt: message<{ moment: string }>('Sent {moment}'),
  sentOnce: 'Sent',
  failed: message<{ reason: string }>('Failed: {reason}'),
  givenUp: 'sending was given up',
  queued: 'Queued: it is sent in a moment',
  notDelivered: message<{ reason: string }>('Queued: not delivered yet. {reason}'),
  notDeliveredNext: message<{ moment: string; reason: string }>(
    'Queued: not delivered yet, next attempt {moment}. {reason}',
  ),
  recordGone: 'The delivery record of this old e-mail was deleted',
});

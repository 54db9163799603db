import { message, messages } from '@ministry/messages';

/** Check-in at the gates of an event, on a steward's phone. Short texts, to be read at arm's length. */
export const gateCopy = messages('admin.gate', {
  title: 'Check-in',
  lead: 'Check people in. Works offline; scans are sent when the connection is back.',
  nothingStored: 'This phone cannot store anything',

  // The list of registered people.
  listOpening: 'Opening the list…',
  noList: 'The list is not on this phone yet',
  fetch: 'Fetch the list',
  fetchAgain: 'Fetch the list again',
  fetchFailed: 'The list could not be fetched',
  // {time} is when the list was loaded.
  listOf: message<{ count: number; time: string }>(
    '{count, plural, one {# person} other {# people}} registered, list of {time}.',
  ),
  remove: 'Remove the list from this phone',
  removeWaiting: 'Scans are waiting to be sent: connect first.',

  // Asked before check-in starts.
  gateLabel: 'Which gate is this?',
  gateHint: 'Others see it when a ticket is scanned twice: Gate B',
  start: 'Start',

  // After the number of people: '120 inside'.
  inside: 'inside',
  scan: 'Scan tickets',
  stopScan: 'Stop the camera',
  noCamera: 'The camera could not be opened. Allow it for this site, or type the code.',
  noReader: 'The QR code reader could not be loaded. Try again with a connection, or type the code below the QR code.',

  search: 'Name, last digits of the phone, or code',
  searchHint: 'Any part of the name',
  checkCode: 'Check the code',
  noneFound: 'Nobody with that name is registered.',
  // A button that lets somebody in.
  enter: 'In',
  enterNamed: message<{ name: string }>('In: {name}'),
  undoNamed: message<{ name: string }>('Undo: {name}'),
  // Below a name: the gates and times of its entries, 'Gate B 9:12 AM'.
  entered: message<{ entries: string }>('In: {entries}'),
  enteredTwice: message<{ entries: string }>('Twice: {entries}'),
  takenBack: 'Taken back',

  // A person without a ticket.
  walkIn: { heading: 'Walk-in', name: 'Name of the person without a ticket', add: 'Let in' },
  recent: 'Latest on this phone',

  // Result of a tap or a scan: a word in large letters, and a sentence.
  outcomes: {
    in: 'IN',
    already: { word: 'ALREADY IN', text: message<{ name: string; entries: string }>('{name}: {entries}') },
    // Joins two entries in the text above.
    and: message<{ before: string; next: string }>('{before}, and {next}'),
    undone: { word: 'TAKEN BACK', text: message<{ name: string }>('{name} is not counted as inside') },
    otherEvent: { word: 'OTHER EVENT', text: 'This ticket is for another event.' },
    givenBack: {
      word: 'NOT IN THE LIST',
      text: 'The seat was probably given back. Fetch the list again, or search by name.',
    },
    forged: { word: 'FORGED', text: 'This ticket was not issued by us.' },
    torn: { word: 'CANNOT BE READ', text: 'Not a ticket, or part of its code is missing. Search by name.' },
    unknown: {
      word: 'NOT IN THE LIST',
      text: 'This phone cannot check the ticket. Fetch the list again, or search by name.',
    },
    full: {
      word: 'NOT SAVED',
      text: 'This phone is full or cannot store anything. Write the name on paper, and free some space.',
    },
    // Shown instead of a name that is not in the list.
    newerTicket: message<{ ticket: string }>('Ticket {ticket}, newer than this list'),
  },

  // Whether the scans have reached the server. 'Line' in the names means the connection to the server.
  line: {
    unknown: 'Connecting…',
    none: 'No connection. Everything still works.',
    noneWaiting: message<{ count: number }>(
      'No connection: {count, plural, one {# scan waits} other {# scans wait}} on this phone.',
    ),
    refused: message<{ count: number }>(
      'The server refused: {count, plural, one {# scan waits} other {# scans wait}} on this phone. Tell the office.',
    ),
    signedOut: 'Nobody is signed in.',
    signedOutWaiting: message<{ count: number }>(
      'Nobody is signed in: {count, plural, one {# scan waits} other {# scans wait}} on this phone.',
    ),
    sent: 'Everything is sent.',
    sending: message<{ count: number }>('Sending: {count, plural, one {# scan waits} other {# scans wait}}.'),
  },

  // Whether this page opens without a connection.
  pageStored: {
    asking: 'Storing this page on the phone…',
    stored: 'This page also opens without a connection.',
    failed: 'This page could not be stored on the phone: keep it open while there is no connection.',
  },

  // Offered when there is no connection to sign in.
  offer: {
    text: message<{ title: string }>(
      'The list of ‘{title}’ is on this phone. What you scan is kept on it until it can be sent.',
    ),
    open: 'Open check-in without signing in',
    opened: 'Opened without signing in: what you scan is kept on this phone.',
    signIn: 'Sign in',
  },
});

import { message, messages } from '@ministry/messages';

/** Check-in at the gates of an event, on a steward's phone. Short texts, to be read at arm's length. */
export const gateCopy = messages('admin.gate', {
  title: 'Check-in',
  lead: 'Check people in. Works without a line and is sent when it is back.',
  nothingStored: 'This phone stores nothing',

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
  removeWaiting: 'Scans wait to be sent: find a line first.',

  // Asked before check-in starts.
  gateLabel: 'Which gate is this?',
  gateHint: 'Others see it where a ticket comes twice: Gate B',
  start: 'Start',

  // After the number of people: '120 inside'.
  inside: 'inside',
  scan: 'Scan tickets',
  stopScan: 'Stop the camera',
  noCamera: 'The camera could not be opened. Allow it for this site, or type the code.',
  noReader: 'What reads QR codes could not be loaded. Try again with a line, or type the code under it.',

  search: 'Name, last digits of the phone, or code',
  searchHint: 'Any part of the name',
  checkCode: 'Check the code',
  noneFound: 'Nobody of that name registered.',
  // A button that lets somebody in.
  enter: 'In',
  enterNamed: message<{ name: string }>('In: {name}'),
  undoNamed: message<{ name: string }>('Undo: {name}'),
  // Below a name: the gates and times of its entries, 'Gate B 9:12 AM'.
  entered: message<{ entries: string }>('In: {entries}'),
  enteredTwice: message<{ entries: string }>('Twice: {entries}'),
  takenBack: 'Taken back',

  // A person without a ticket.
  walkIn: { heading: 'Walk-in', name: 'Name of who comes without a ticket', add: 'Let in' },
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
    forged: { word: 'FORGED', text: 'We have not made this ticket.' },
    torn: { word: 'CANNOT BE READ', text: 'No ticket, or part of its code is missing. Search by name.' },
    unknown: {
      word: 'NOT IN THE LIST',
      text: 'This phone cannot check the ticket. Fetch the list again, or search by name.',
    },
    full: {
      word: 'NOT WRITTEN DOWN',
      text: 'This phone is full or stores nothing. Write the name on paper, and free some room.',
    },
    // Shown instead of a name that is not in the list.
    newerTicket: message<{ ticket: string }>('Ticket {ticket}, newer than this list'),
  },

  // Whether the scans have reached the server. 'Line' means the connection to the server.
  line: {
    unknown: 'Looking for a line…',
    none: 'No line. Everything works on.',
    noneWaiting: message<{ count: number }>(
      'No line: {count, plural, one {# scan waits} other {# scans wait}} on this phone.',
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
    stored: 'This page opens without a line too.',
    failed: 'This page could not be stored on the phone: keep it open where there is no line.',
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

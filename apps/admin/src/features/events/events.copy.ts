import { message, messages } from '@ministry/messages';

export const eventsCopy = messages('admin.events', {
  // The list of events
  lead: 'Upcoming and past events.',
  create: 'Create New Event',
  search: 'Search events',
  nothingYet: 'There are no events yet. Create the first one.',
  anyDate: 'Any date',
  upcoming: 'Upcoming',
  past: 'Past',
  registered: 'Registered',

  // The fields of an event
  eventPhotos: 'Event photos',
  kampalaTime: 'Kampala time.',
  endOptional: 'End (optional)',
  location: 'Location',
  registrationRequired: 'Registration required',
  attendeeLimit: 'Attendee limit (optional)',
  attendeeLimitHint: 'A whole number of seats; empty means no limit.',
  tags: 'Tags',

  // How full an event is: '1,200 of 25,000'
  seatsOf: message<{ taken: number; limit: number }>('{taken, number} of {limit, number}'),
  seatsTaken: message<{ taken: number }>('{taken, number} registered'),
  full: 'Full',
  // For screen readers; {seats}: '1,200 of 25,000'
  seatsLabel: message<{ seats: string; title: string }>('{seats} registered for {title}'),
  seatsLabelFull: message<{ seats: string; title: string }>('{seats} Full, registered for {title}'),
  seatsLeft: message<{ count: number }>('{count, plural, one {# seat left} other {# seats left}}'),
  noLimit: 'no limit',
  heldForWaitingList: message<{ count: number }>(
    '{count, plural, one {# seat} other {# seats}} held for the waiting list',
  ),
  waiting: message<{ count: number }>('{count, number} waiting'),

  // Who registered
  whoRegistered: 'Who registered',
  registeredFor: message<{ title: string }>("Registered for ''{title}''"),
  nobodyYet: 'Nobody has registered yet.',
  listFailed: 'The list could not be loaded',
  loadingList: 'Loading the list…',
  downloadCsv: 'Download CSV',
  downloadFailed: 'The list could not be downloaded',
  printFailed: 'The list could not be printed',
  checkIn: 'Check in at the gate',
  // The person who registered a companion
  withPerson: message<{ name: string }>('with {name}'),
  inGroup: 'in a group',
  removePerson: message<{ name: string }>('Remove: {name}'),
  removeQuestion: message<{ name: string }>('Remove the registration of {name}?'),
  removeExplained:
    'The seat goes to the first on the waiting list, or is free for the next person who registers, and the ticket is no longer valid. No e-mail is sent. This cannot be undone.',
  removed: message<{ name: string }>('{name} is not registered any more.'),
  removeFailed: 'The registration was not removed',

  // The printed list for the door
  printTitle: 'Attendee list for print',
  arrived: 'Arrived',
  code: 'Code',
  telephone: 'Telephone',
  requests: 'Requests',

  // The waiting list
  waitingList: 'Waiting list',
  waitingListOf: message<{ title: string }>("Waiting list of ''{title}''"),
  waitingListFailed: 'The waiting list could not be loaded',
  loadingWaitingList: 'Loading the waiting list…',
  nobodyWaits: 'Nobody is waiting. Once the event is full, its page offers the waiting list.',
  // Seats that are held for people on the waiting list
  offered: message<{ count: number }>('{count, plural, one {# seat} other {# seats}} offered'),
  waitsSince: message<{ moment: string }>('Waiting since {moment}'),
  heldUntil: message<{ moment: string }>('A seat is held until {moment}'),
  lapsed: message<{ moment: string }>('Did not take the seat held until {moment}'),
  takeOff: 'Take off',
  takeOffPerson: message<{ name: string }>('Take off: {name}'),
  takeOffQuestion: message<{ name: string }>('Take {name} off the waiting list?'),
  takeOffConfirm: 'Take off the list',
  heldSeatMovesOn: 'The seat that is held goes to the next in line.',
  takeOffExplained: 'No e-mail is sent. This cannot be undone: to wait again, the person has to join at the end.',
  takenOff: message<{ name: string }>('{name} is off the waiting list.'),
  takeOffFailed: 'The person was not taken off the list',

  // Messages to those who registered
  messagesToRegistered: 'Messages to those registered',
  messagesAbout: message<{ title: string }>("Messages about ''{title}''"),
  messagesFailed: 'The messages could not be loaded',
  loadingMessages: 'Loading the messages…',
  noMessageYet: 'No message has been sent.',
  reminderIsSent: 'A reminder is sent automatically the day before.',
  mailHint: 'Write no greeting: the name is added before the text, and time, place and the ticket after it.',
  textMessageHint: 'For those who gave a phone number. If empty, only e-mails are sent.',
  textMessageTooLong: message<{ parts: number }>(
    'Too long for one: {parts, plural, one {# text message} other {# text messages}} for each person with a phone number.',
  ),
  sendTo: message<{ count: number }>('Send to {count, plural, one {# person} other {# people}}'),
  leavesSoon: 'The message will be sent in a minute.',
  sendFailed: 'The message was not sent',
  takeBack: 'Take back',
  takenBack: 'The message is taken back; nobody gets it.',
  takeBackFailed: 'The message was not taken back',
  // Label before the status of a message that is sent automatically
  reminder: 'Reminder',
  textMessage: message<{ text: string }>('Text message: {text}'),
  leaves: message<{ moment: string }>('Scheduled for {moment}'),
  onItsWay: message<{ count: number }>('On its way, {count, plural, one {# person} other {# people}} so far'),
  sentTo: message<{ count: number; moment: string }>(
    'Sent to {count, plural, one {# person} other {# people}}, {moment}',
  ),

  // Who came
  whoCame: 'Who came',
  whoDidNotCome: 'Who did not come',
  attendance: 'Attendance',
  attendanceOf: message<{ title: string }>("Attendance of ''{title}''"),
  attendanceFailed: 'The attendance could not be loaded',
  loadingAttendance: 'Loading the attendance…',
  came: message<{ came: number; registered: number }>('{came, number} of {registered, number} came'),
  absent: message<{ count: number }>('{count, number} did not'),
  unregistered: message<{ count: number }>('{count, number} without a registration'),
  list: 'List',
  // Heading of the list; {list}: 'Who came'
  listOf: message<{ list: string; count: number }>('{list}: {count, plural, one {# person} other {# people}}'),
  nobodyCame: 'Nobody who registered was checked in.',
  nobodyStayedAway: 'Nobody stayed away.',

  // Chart of the arrival times
  nobodyCheckedIn: 'Nobody has been checked in.',
  arrivals: 'Arrivals',
  most: message<{ moment: string; count: number; minutes: number }>(
    'Most from {moment}: {count, plural, one {# person} other {# people}} in {minutes} minutes.',
  ),
  from: 'From',
  people: 'People',
  arrivedFrom: message<{ moment: string; count: number }>('{moment}: {count, plural, one {# person} other {# people}}'),

  // Thanks to those who came
  sendThanks: 'Send thanks to those who came',
  thanksQuestion: message<{ count: number }>('Send thanks to {count, plural, one {# person} other {# people}}?'),
  send: 'Send',
  thanksExplained: message<{ title: string }>(
    "Everybody who registered for ''{title}'' and was checked in gets one mail. It cannot be taken back. Those who were thanked before get none.",
  ),
  thanksSent: message<{ count: number }>('Thanks are on their way to {count, plural, one {# person} other {# people}}'),
  thanksFailed: 'Not all thanks could be sent',
});

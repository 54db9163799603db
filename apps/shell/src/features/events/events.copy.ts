export const eventCopy = {
  heading: 'Upcoming Events',
  lead: 'Crusades, conferences and fellowship across Northern Uganda. Everyone is welcome.',
  description: 'Coming crusades, conferences, services and fellowships, with dates, places and registration.',
  loading: 'Loading events',
  failed: 'The events could not be loaded.',
  tryAgain: 'Try again',
  none: 'No events are announced at the moment',
  noneText: 'The weekly services below go on as always. Come as you are.',
  more: 'More events',
  allEvents: 'All events',
  regular: 'Regular Services',
  sample: 'Sample',
  required: 'Registration Required',
  open: 'Open to All',
  full: 'Full',
  registerNow: 'Register Now',
  register: 'Register',
  learnMore: 'Learn More',
  useAssistant: 'Use AI Registration Assistant',
  closeAssistant: 'Close AI Registration Assistant',
  assistantNeedsScript: 'The assistant needs JavaScript. You can register with the form on the page of each event.',
  seats: (left: number) => (left === 1 ? '1 seat left' : `${left.toLocaleString('en')} seats left`),
} as const;

/** The page of one event and its form. */
export const eventPageCopy = {
  allEvents: 'All events',
  when: 'When',
  where: 'Where',
  seats: 'Seats',
  openToAll: 'No registration needed. Come along and bring a friend.',
  calendar: 'Add to calendar',
  share: 'Share on WhatsApp',
  photos: 'Pictures',
  showPicture: 'Tap to see the picture',
  missingTitle: 'This event is not here',
  missingText: 'It may have been taken down, or the address is mistyped.',
  failed: 'This event could not be loaded.',
  over: 'This event is over. Thank you to all who came.',
  full: 'Every seat is taken. Call us: sometimes a place comes free.',
  formHeading: 'Register',
  formLead: 'You get a confirmation code at once, and an e-mail to keep.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone (optional)',
  phoneHint: 'For a confirmation by text message, for example 0772 123 456',
  specialRequests: 'Special requests (optional)',
  specialRequestsHint: 'A wheelchair place, help with travel, food',
  saved: 'We keep these details to run this event and to reach you about it, and for nothing else.',
  send: 'Register',
  sending: 'Registering…',
  doneHeading: 'You are registered',
  doneCode: 'Your confirmation code',
  doneText: 'Show this code at the entrance. Check your email for confirmation.',
  another: 'Register another person',
  successToast: {
    title: 'Registration successful!',
    description: "You've been registered for the event. Check your email for confirmation.",
  },
  failureToast: 'Registration failed',
} as const;

/** What a refused registration means, by the API's code. */
export const refusals: Readonly<Record<string, string>> = {
  EVENT_FULL: 'The last seat has just been taken.',
  EVENT_OVER: 'This event is over.',
  REGISTRATION_NOT_REQUIRED: 'This event needs no registration. Come along!',
  VALIDATION_FAILED: 'Some details were missing or not right. Please look at the fields and send again.',
  TOO_MANY_REQUESTS: 'Too many registrations in a short time. Please wait a few minutes and send again.',
};
export const unknownRefusal = 'The registration did not go through. Please send it again, or call us.';

export const fieldErrors = {
  firstName: 'Please write your first name.',
  lastName: 'Please write your last name.',
  email: 'Please write an email address, such as name@example.org.',
} as const;

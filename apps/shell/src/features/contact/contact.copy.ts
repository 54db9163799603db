import { message, messages } from '@ministry/messages';

/** The message form. */
export const messageCopy = messages('message', {
  heading: 'Send Us a Message',
  lead: 'A question, a word of thanks, something we can do for you: the office reads every message.',
  firstName: 'First name *',
  lastName: 'Last name *',
  email: 'Email *',
  phone: 'Phone (optional)',
  phoneHint: 'If you would rather be called, for example 0772 123 456',
  message: 'Message *',
  saved: 'We keep your message and how to reach you for 24 months, so that we can answer. Only the office reads it.',
  send: 'Send message',
  sending: 'Sending…',
  another: 'Write another message',
  missing: { title: 'Missing information', description: 'Please fill in all required fields.' },
  success: { title: 'Message sent successfully!', description: "We'll get back to you as soon as possible." },
  failure: { title: 'Failed to send message', description: 'Please try again or contact us directly.' },
});

export const messageErrors = messages('message.errors', {
  firstName: 'Please write your first name.',
  lastName: 'Please write your last name.',
  email: 'Please write an email address, such as name@example.org.',
  phone: 'Please write a phone number, such as 0772 123 456.',
  message: 'Please write your message.',
});

/** First lines of a message, for visitors who followed a link from another page. */
export const beginnings = messages('message.beginnings', {
  firstVisit: 'I would like to plan my first visit.\nThe day I hope to come: \nHow many we will be: ',
  help: message<{ ministry: string }>('I would like to help with {ministry}.'),
});

/** Addresses and numbers of the church. */
export const reachCopy = messages('contact.reach', {
  heading: 'Visit Us',
  office: 'Church and office',
  postal: 'Post',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'Email',
  social: 'Follow us',
  newTab: '(opens in a new tab)',
});

export const mapCopy = messages('contact.map', {
  heading: 'Find Us',
  title: 'Map of the church and its surroundings',
  show: 'Show the map',
  cost: 'Up to half a megabyte, from OpenStreetMap',
  open: 'Open the map in OpenStreetMap',
  newTab: '(opens in a new tab)',
});

export const timesCopy = messages('contact.times', { heading: 'Service Times' });

export const visitCopy = messages('contact.visit', {
  heading: 'Plan Your Visit',
  schedule: 'Schedule Your First Visit',
});

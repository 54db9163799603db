import { messages } from '../../platform/texts/sentence.ts';

/** Titles of the event message templates for the office. */
export const eventTemplateTitles = messages('api.eventTemplateTitles', {
  registration: 'Registration for one person',
  groupRegistration: 'Registration for several people',
  registrationText: 'Registration, as a text message',
  waitingPlace: 'Place on the waiting list',
  seatOffer: 'A seat is free',
  seatOfferText: 'A seat is free, as a text message',
  thanks: 'Thanks for coming',
  transferred: 'Ticket passed on',
  message: 'Message about an event',
  messageText: 'Message about an event, as a text message',
  reminder: 'Reminder of an event',
  reminderText: 'Reminder of an event, as a text message',
});

/** When each message is sent. */
export const eventOccasions = messages('api.eventTemplateOccasions', {
  registration: 'When somebody has registered for an event, or asks for the e-mail again.',
  groupRegistration: 'When somebody has registered several people for an event, or asks for the e-mail again.',
  withEmail: 'With the e-mail, where the person gave a phone number.',
  waitingPlace: 'When somebody joins the waiting list of an event, or asks again where they stand.',
  seatOffer: 'When a seat has become free for the first person on a waiting list.',
  thanks: 'When the office thanks those who came to an event.',
  transferred: 'When a ticket was passed on: to the previous holder.',
  message:
    'When the office writes to those registered for an event, and with every reminder: the text around the message.',
  messageText: 'Where the office sends a message as a text too, or somebody is reminded by text.',
  reminder: 'The day before an event: the message inside "Message about an event".',
  reminderText: 'The day before an event: the message inside "Message about an event, as a text message".',
});

/** Meaning of each variable. */
export const eventMeanings = messages('api.eventMeanings', {
  eventTitle: 'Title of the event',
  shortTitle: 'Title of the event, shortened',
  eventTime: 'Day and time',
  eventPlace: 'Where it is',
  timeAndPlace: 'Day, time and place',
  eventLink: 'Address of the event',
  calendarLink: 'Address of the calendar entry',
  confirmationCode: 'Code that is shown at the gate',
  codes: 'Code, or codes, that are shown at the gate',
  ticketLink: 'Address of the ticket',
  places: 'Number of places',
  groupTickets: 'Name, code and address of the ticket of each person',
  tickets: 'The ticket, or the tickets of all who were registered together',
  waitingLink: 'Address at which the person takes the seat, or leaves the waiting list',
  offeredUntil: 'Until when the seat is kept',
  placeInLine: 'Number on the waiting list',
  previousHolder: 'First name of the previous holder',
  ticketHolder: 'Whose ticket it was',
  subject: 'Subject of the message',
  message: 'What the office has written, or the reminder',
});

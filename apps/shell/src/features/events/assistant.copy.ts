import { message, messages } from '@ministry/messages';

/** Answers that the registration assistant offers as buttons. */
export const optionCopy = messages('registrationAssistant.options', {
  showEvents: 'Show me events',
  find: 'Find a specific event',
  ministry: 'About the ministry',
  more: 'Show more events',
  accept: 'Yes, register me!',
  others: 'Show other events',
  again: 'Try again',
  contact: 'Contact support',
  none: 'None',
});

export const assistantCopy = messages('registrationAssistant', {
  greeting:
    "Hello! I'm the registration assistant. I can show you what is coming and register you here. What would you like?",
  again: 'You can ask me to show the events, find a specific one, or tell you about the ministry.',
  specific: 'What are you looking for? Write a word from its name, a topic or a kind of event.',
  noEvents:
    "I don't see any upcoming events right now. The weekly services go on as always, and new events are announced on this page.",
  allPast:
    'All our current events have passed. New ones are announced on this page; until then the weekly services go on as always.',
  list: 'Here is what is coming up. Press the one you mean, or tell me its number or name.',
  several: 'These match. Press the one you mean, or tell me its number or name.',
  noSuchNumber: 'No event here has that number. Write a word from the name of an event, or its topic.',
  thanks: 'You are welcome. Write to me whenever you look for another event.',
  unmatched: message<{ query: string }>(
    'I couldn\'t find any events matching "{query}". Here is everything that is coming up:',
  ),
  unclear:
    "I'm not sure which event you're referring to. Please tell me its number in the list, or a part of its name.",
  offer: 'This event requires registration. Shall I register you?',
  isOpen: 'This event is open to all. No registration is needed: just come.',
  isFull: 'Every seat of this event is taken. On its page you can join the waiting list, or call us.',
  questions: {
    firstName: 'Good. What is your first name?',
    lastName: 'And your last name?',
    email: 'Which email address should we send the confirmation to?',
    phone: "What is your phone number? Write 'none' to leave it out.",
    specialRequests: "Any special requests, such as a wheelchair place? Write 'none' if there are none.",
  },
  invalidEmail: "That doesn't look like a valid email address. Could you please provide a valid email?",
  invalidPhone: "That doesn't look like a phone number. Could you please write it like 0772 123 456, or 'none'?",
  sending: 'Thank you. I am registering you now.',
  completed: message<{ title: string; code: string }>(
    'Registration Complete! You are registered for {title}. Your confirmation code is {code}. A confirmation e-mail is on its way to you, and a text message if you gave a phone number.',
  ),
  completedBefore: message<{ title: string }>(
    'You are already registered for {title}. The confirmation code was sent to that e-mail address; look there, or call us.',
  ),
  failed:
    'Oops! There was an issue with your registration. Please try again or contact us directly. Would you like to try registering again?',
  reach: message<{ phone: string; email: string }>('You can reach us on {phone} or at {email}.'),
  log: 'Conversation',
  label: 'Your message',
  send: 'Send',
  pending: 'Sending…',
});

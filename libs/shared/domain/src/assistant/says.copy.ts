import { message, messages } from '@ministry/messages';

/** Replies that introduce what was found. */
export const replyTexts = messages('assistant.says', {
  events: message<{ count: number }>('{count, plural, one {One event is coming up:} other {The next # events:}}'),
  eventsAbout: message<{ query: string }>('What is coming up about ‘{query}’:'),
  sermons: 'The latest sermons:',
  latestSermon: 'The latest sermon:',
  sermonsAbout: message<{ query: string }>('Sermons on ‘{query}’:'),
  sermonsBy: message<{ speaker: string }>('Sermons by {speaker}:'),
  noSermonsAbout: message<{ query: string }>('I found no sermon on ‘{query}’. These are the latest:'),
  joinOne: message<{ name: string }>(
    '{name} would be glad to have you. The message form is filled in for you; a leader writes back.',
  ),
  givingWays: message<{ ways: string }>('You can also send it yourself. {ways}. Check the name before you pay.'),
  found: message<{ query: string }>('This is what I found on ‘{query}’:'),
  registered: message<{ title: string }>('Good, I have noted {title}. We look forward to seeing you.'),
  registeredUnknown: 'Good. Which event is it? Tell me its name.',
});

/** Labels of links in replies. */
export const linkCopy = messages('assistant.links', {
  allEvents: 'All events',
  allSermons: 'All sermons',
  prayerForm: 'Write a prayer request',
  emergency: 'Call 999, police and ambulance',
  call: message<{ phone: string }>('Call {phone}'),
  whatsapp: 'WhatsApp',
  live: 'Watch the live service',
  write: message<{ name: string }>('Write to {name}'),
  read: message<{ name: string }>('Read about {name}'),
});

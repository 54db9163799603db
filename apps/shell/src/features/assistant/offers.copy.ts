import { message, messages } from '@ministry/messages';

/** Questions that the assistant suggests. */
export const offerCopy = messages('assistant.offers', {
  events: 'Show me events',
  prayer: 'Prayer support',
  sermons: 'Latest sermon',
  services: 'Service times',
  join: 'How can I serve?',
  safe: 'I am safe now',
});

export const suggestCopy = messages('assistant.suggest', {
  sermonOn: message<{ about: string }>('Sermons on {about}'),
  about: message<{ about: string }>('Tell me about {about}'),
  join: message<{ about: string }>('How can I join {about}?'),
});

import { message, messages } from '../../platform/texts/sentence.ts';

/** What stands around a newsletter. */
export const campaignTexts = messages('api.newsletter', {
  toSubscriber: 'You get this mail because you subscribed to our newsletter.',
  toFamily: 'You get this mail because your family is registered with us.',
  toRegistered: message<{ event: string }>('You get this mail because you registered for {event}.'),
  toRegisteredBefore: 'You get this mail because you registered for an event of ours.',
  toEnd: 'To get no more of them:',
  unsubscribe: 'Unsubscribe',
});

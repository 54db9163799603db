import { message, messages } from '../../platform/texts/sentence.ts';

/** Texts before and after the content of a newsletter. */
export const newsletterFrameTexts = messages('api.newsletterFrame', {
  toSubscriber: 'You get this mail because you subscribed to our newsletter.',
  toFamily: 'You get this mail because your family is registered with us.',
  toRegistered: message<{ event: string }>('You get this mail because you registered for {event}.'),
  toRegisteredBefore: 'You get this mail because you registered for an event of ours.',
  toEnd: 'To stop receiving these mails:',
  unsubscribe: 'Unsubscribe',
});

/** Texts for the office about newsletters. */
export const campaignTexts = messages('api.campaigns', {
  notFound: 'There is no such newsletter.',
  notReady: message<{ state: string; wanted: string }>('This newsletter is {state} and cannot be {wanted}.'),
  nobodyToWriteTo: 'Nobody would get this newsletter. Choose another group.',
  sendsInThePast: 'Send at must be in the future',
  unknownEvent: 'Event id must be the id of an event',
  placeNeeded: 'Place needs at least two letters',
  noPhoneNumbers: 'Audience has no phone numbers: text messages can only go to an event or to families',
  tooLongAsText: message<{ most: number }>('Body must fit into {most} text messages'),
  noBlocksInText: 'Events or sermons cannot be inserted into the body of a text message; write them out',
  tooLongAsMail: 'Body is too long for a mail; leave something out, or split it in two',
});

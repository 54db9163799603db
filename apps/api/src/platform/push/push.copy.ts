import { messages } from '../texts/sentence.ts';

/** Errors of subscription requests. */
export const pushTexts = messages('api.push', {
  unknownService: 'Endpoint must be an address of a push service that this site knows',
  deviceNotFound: 'This device is not subscribed to notifications.',
  invalidKey: 'P256dh must be a public key on the curve P-256',
  publicKeyForm: 'P256dh must be a public key of 65 bytes, base64url',
  secretForm: 'Auth must be a secret of 16 bytes, base64url',
  keysNeeded: 'Keys are required',
  keysForm: 'Keys must be an object',
});

/** Texts of topic notifications. */
export const topicTexts = messages('api.notifications', {
  live: 'We are live',
  liveText: 'The broadcast has begun. Watch or listen now.',
  sermon: 'New sermon',
});

import { type DomainError, invalid, notFound } from '../errors/domain-error.ts';

export const unknownPushService = (): DomainError =>
  invalid({ endpoint: 'Endpoint must be an address of a push service that this site knows' });
export const deviceNotFound = (): DomainError => notFound('This device is not subscribed to notifications.');
export const invalidPushKey = (): DomainError =>
  invalid({ 'keys.p256dh': 'P256dh must be a public key on the curve P-256' });

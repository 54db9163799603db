import { type DomainError, invalid, notFound } from '../errors/domain-error.ts';
import { pushTexts } from './push.copy.ts';

export const unknownPushService = (): DomainError => invalid({ endpoint: pushTexts.unknownService });
export const deviceNotFound = (): DomainError => notFound(pushTexts.deviceNotFound);
export const invalidPushKey = (): DomainError => invalid({ 'keys.p256dh': pushTexts.invalidKey });

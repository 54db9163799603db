import { conflict, type DomainError, notFound } from '../../platform/errors/domain-error.ts';
import { newsletterTexts } from './newsletter.copy.ts';

export const subscriberNotFound = (): DomainError => notFound(newsletterTexts.notFound);
/** Anyone who has left is not signed up again behind their back. */
export const removalStands = (): DomainError => conflict('REMOVAL_STANDS', newsletterTexts.removalStands);

import { conflict, type DomainError, notFound } from '../../platform/errors/domain-error.ts';
import { newsletterTexts } from './newsletter.copy.ts';

export const subscriberNotFound = (): DomainError => notFound(newsletterTexts.notFound);
/** People who have left must not be resubscribed without their knowledge. */
export const removalStands = (): DomainError => conflict('REMOVAL_STANDS', newsletterTexts.removalStands);

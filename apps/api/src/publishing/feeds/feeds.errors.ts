import { type DomainError, notFound } from '../../platform/errors/domain-error.ts';
import { contentTexts } from '../content/content.copy.ts';

export const serviceNotFound = (): DomainError => notFound(contentTexts.serviceNotFound);

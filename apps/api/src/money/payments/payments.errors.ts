import { type DomainError, notFound } from '../../platform/errors/domain-error.ts';
import { paymentTexts } from './payments.copy.ts';

export const paymentNotFound = (): DomainError => notFound(paymentTexts.notFound);

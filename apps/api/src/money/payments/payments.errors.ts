import { type DomainError, notFound } from '../../platform/errors/domain-error.ts';

export const paymentNotFound = (): DomainError => notFound('There is no such payment.');

import { type DomainError, notFound } from '../../platform/errors/domain-error.ts';

export const serviceNotFound = (): DomainError => notFound('There is no such service in the weekly programme.');

import { type DomainError, notFound } from '../errors/domain-error.ts';

export const messageNotFound = (): DomainError => notFound('There is no such message in the outbox.');
export const messagesNotFound = (ids: readonly number[]): DomainError =>
  notFound(`There is no message with the id ${ids.join(', ')} in the outbox; nothing was sent again.`);

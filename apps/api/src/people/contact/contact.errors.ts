import { type DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';

export const messageNotFound = (): DomainError => notFound('There is no such message.');
export const noMark = (): DomainError => invalid({ isRead: 'Is read or is answered must be given' });
export const messagesNotFound = (ids: readonly number[]): DomainError =>
  notFound(`There is no message with the id ${ids.join(', ')}; nothing was changed.`);

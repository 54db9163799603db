import { type DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts';
import { itemTexts } from '../../platform/errors/items.copy.ts';
import { contactTexts } from './contact.copy.ts';

export const messageNotFound = (): DomainError => notFound(contactTexts.notFound);
export const noMark = (): DomainError => invalid({ isRead: contactTexts.noMark });
export const messagesNotFound = (ids: readonly number[]): DomainError =>
  notFound(itemTexts.notFoundAmong({ kind: 'message', ids: ids.join(', ') }));

import { conflict, type DomainError, notFound } from '../errors/domain-error.ts';

export const messageNotFound = (): DomainError => notFound('There is no such message in the outbox.');
export const messagesNotFound = (ids: readonly number[]): DomainError =>
  notFound(`There is no message with the id ${ids.join(', ')} in the outbox; nothing was sent again.`);
/** Each address gets a campaign once, and the text of a mail that has left is not kept. */
export const campaignMailSent = (): DomainError =>
  conflict('CAMPAIGN_MAIL_SENT', 'A mail of a campaign that was sent is not sent again. Nothing was sent.');

import { conflict, type DomainError, notFound } from '../errors/domain-error.ts';
import { outboxTexts } from './outbox.copy.ts';

export const messageNotFound = (): DomainError => notFound(outboxTexts.notFound);
export const messagesNotFound = (ids: readonly number[]): DomainError =>
  notFound(outboxTexts.notFoundAmong({ ids: ids.join(', ') }));
/** Each address gets a campaign only once, and the text of a sent mail is not stored. */
export const campaignMailSent = (): DomainError => conflict('CAMPAIGN_MAIL_SENT', outboxTexts.campaignMailSent);

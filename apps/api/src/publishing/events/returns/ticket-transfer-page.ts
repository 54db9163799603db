import { eventLimits } from '@ministry/domain';
import { escapeHtml } from '../../../platform/http/plain-page.ts';
import type { VisitorPage } from '../../../platform/site-settings/visitor-pages.ts';
import type { AnyText } from '../../../platform/texts/sentence.ts';
import type { EventEntity } from '../event.entity.ts';
import { transferTexts } from '../event-pages.copy.ts';
import { eventFacts, eventLink } from '../ticket-page.ts';
import { codeField } from './seat-return-page.ts';
import type { TicketTransferRequest } from './ticket-transfer.dto.ts';

const inputStyle =
  'box-sizing:border-box;width:100%;max-width:24rem;min-height:48px;padding:.5rem .75rem;border:1px solid #5b6f6a;border-radius:6px;font:inherit';

const field = (name: string, label: string, attributes: string, typed: string): string =>
  `<p><label for="${name}"><strong>${label}</strong></label><br><input id="${name}" name="${name}" value="${escapeHtml(typed)}" style="${inputStyle}" ${attributes}></p>`;

/** The submitted values, and the reason why they were refused. */
export interface RefusedTransfer {
  typed: Omit<TicketTransferRequest, 'confirmationCode'>;
  sentence: AnyText;
}

/** Asks for the person who gets the ticket. The form posts to the address of the page, which contains the ticket. */
export function ticketTransferQuestion(
  event: EventEntity,
  code: string,
  page: VisitorPage,
  refused?: RefusedTransfer,
): string {
  const { firstName, lastName, email, phone } = eventLimits;
  const typed = refused?.typed;
  const named = (name: 'firstName' | 'lastName' | 'email' | 'phone', attributes: string): string =>
    field(name, page.html(transferTexts[name]), `${attributes} autocomplete="off"`, typed?.[name] ?? '');
  return page.document(
    transferTexts.heading,
    eventFacts(event, page) +
      (refused ? `<p role="alert"><strong>${page.html(refused.sentence)}</strong></p>` : '') +
      `<p>${page.html(transferTexts.text)}</p>` +
      `<form method="post"${page.formAction}>` +
      named('firstName', `required maxlength="${firstName}"`) +
      named('lastName', `required maxlength="${lastName}"`) +
      named('email', `type="email" required maxlength="${email}"`) +
      named('phone', `type="tel" maxlength="${phone}"`) +
      codeField(page) +
      `<p><button>${page.html(transferTexts.send)}</button></p></form><p><a href="${page.address(`/tickets/${code}`)}">${page.html(transferTexts.keep)}</a></p>`,
  );
}

export const ticketTransferDone = (event: EventEntity, page: VisitorPage): string =>
  page.document(
    transferTexts.done,
    `${eventFacts(event, page)}<p>${page.html(transferTexts.doneText)}</p>${eventLink(event, page)}`,
  );

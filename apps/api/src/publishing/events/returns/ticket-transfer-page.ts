import { eventLimits } from '@ministry/domain';
import { type Church, escapeHtml, plainPage } from '../../../platform/http/plain-page.ts';
import type { EventEntity } from '../event.entity.ts';
import { eventPageUrl, eventSpan } from '../event-calendar.ts';
import type { Site } from '../ticket-page.ts';
import { codeField } from './seat-return-page.ts';
import type { TicketTransferRequest } from './ticket-transfer.dto.ts';

const inputStyle =
  'box-sizing:border-box;width:100%;max-width:24rem;min-height:48px;padding:.5rem .75rem;border:1px solid #5b6f6a;border-radius:6px;font:inherit';

const field = (name: string, label: string, attributes: string, typed = ''): string =>
  `<p><label for="${name}"><strong>${label}</strong></label><br><input id="${name}" name="${name}" value="${escapeHtml(typed)}" style="${inputStyle}" ${attributes}></p>`;

const facts = (event: EventEntity): string =>
  `<p><strong>${escapeHtml(event.title)}</strong><br>${eventSpan(event)}, Kampala time</p>`;

/** What was typed, and why it was refused. */
export interface RefusedTransfer {
  typed: Omit<TicketTransferRequest, 'confirmationCode'>;
  sentence: string;
}

/** Asks who gets the ticket. The form goes to the address of the page, which contains the ticket. */
export function ticketTransferQuestion(
  church: Church,
  event: EventEntity,
  code: string,
  refused?: RefusedTransfer,
): string {
  const { firstName, lastName, email, phone } = eventLimits;
  const typed = refused?.typed;
  return plainPage(
    church,
    'Pass this ticket on',
    facts(event) +
      (refused ? `<p role="alert"><strong>${escapeHtml(refused.sentence)}</strong></p>` : '') +
      '<p>Somebody else comes in your place. That person gets a new ticket by e-mail, yours lets nobody in any more, and what you wrote when you registered is deleted. This cannot be undone.</p>' +
      '<form method="post">' +
      field(
        'firstName',
        'First name of who comes',
        `required maxlength="${firstName}" autocomplete="off"`,
        typed?.firstName,
      ) +
      field('lastName', 'Last name', `required maxlength="${lastName}" autocomplete="off"`, typed?.lastName) +
      field('email', 'Email', `type="email" required maxlength="${email}" autocomplete="off"`, typed?.email) +
      field('phone', 'Phone (optional)', `type="tel" maxlength="${phone}" autocomplete="off"`, typed?.phone ?? '') +
      codeField +
      `<p><button>Pass this ticket on</button></p></form><p><a href="/tickets/${code}">Keep my ticket</a></p>`,
  );
}

export const ticketTransferDone = (event: EventEntity, { church, publicUrl }: Site): string =>
  plainPage(
    church,
    'The ticket was passed on',
    facts(event) +
      '<p>Its new holder gets it by e-mail. Your old ticket lets nobody in any more.</p>' +
      `<p><a href="${eventPageUrl(event.id, publicUrl)}">About this event</a></p>`,
  );

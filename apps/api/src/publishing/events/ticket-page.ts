import { groupedCode } from '@ministry/domain';
import { escapeHtml } from '../../platform/http/plain-page.ts';
import type { VisitorPage } from '../../platform/site-settings/visitor-pages.ts';
import type { Sentence } from '../../platform/texts/sentence.ts';
import type { EventEntity } from './event.entity.ts';
import { eventCalendarUrl, eventPageUrl, eventSpan } from './event-calendar.ts';
import { eventPageTexts, ticketTexts } from './event-pages.copy.ts';

/** Quiet zone around the code, in modules (ISO/IEC 18004). */
const border = 4;
/** On white in every theme, and as wide as a small phone allows. */
const codeStyle = 'display:block;width:min(100%,18rem);margin:1.5rem auto;background:#fff;border-radius:6px';

/** The facts about an event for a standalone page, as a paragraph of HTML. */
export function eventFacts(event: EventEntity, page: VisitorPage, { withPlace = false } = {}): string {
  const where = withPlace && event.location !== '' ? `<br>${escapeHtml(event.location)}` : '';
  const time = page.html(eventPageTexts.time({ span: eventSpan(event, page.language) }));
  return `<p><strong>${escapeHtml(event.title)}</strong><br>${time}${where}</p>`;
}

/** A link to the page of the event. */
export const eventLink = (event: EventEntity, page: VisitorPage, label = eventPageTexts.aboutEvent): string =>
  `<p><a href="${eventPageUrl(event.id, page.publicUrl, page.language)}">${page.html(label)}</a></p>`;

/** A ticket to show at the gate: event, number and QR code, without a name. The HTML is complete: it needs no script and no further request. */
export async function ticketPage(
  event: EventEntity,
  code: string,
  page: VisitorPage,
  { isPast }: { isPast: boolean },
): Promise<string> {
  return page.document(
    ticketTexts.heading,
    eventFacts(event, page, { withPlace: true }) +
      (await qrCode(code, page.html(ticketTexts.code))) +
      `<p style="text-align:center;font:700 1.375rem/1.4 ui-monospace,monospace">${groupedCode(code)}</p>` +
      `<p>${page.html(ticketTexts.show)}</p>` +
      `<p><a href="${eventCalendarUrl(event.id, page.publicUrl)}">${page.html(ticketTexts.toCalendar)}</a></p>` +
      eventLink(event, page) +
      (isPast ? '' : ticketActions(code, page)),
  );
}

/** Links to the actions that are possible with a ticket before the event. */
function ticketActions(code: string, page: VisitorPage): string {
  const link = (path: string, label: Sentence): string => `<a href="${path}">${page.html(label)}</a>`;
  const cannotCome = page.htmlWith(ticketTexts.cannotCome, {
    giveBack: link(page.address(`/tickets/${code}/give-back`), ticketTexts.giveBack),
    passOn: link(page.address(`/tickets/${code}/transfer`), ticketTexts.passOn),
  });
  const notified = page.htmlWith(ticketTexts.notified, {
    link: link(`${page.path}/notifications#${code}`, ticketTexts.notify),
  });
  return `<p>${cannotCome}</p><p>${notified}</p>`;
}

/** The page of a ticket that is no longer valid. */
export const invalidTicketPage = (event: EventEntity, page: VisitorPage): string =>
  page.document(
    ticketTexts.invalid,
    `${eventFacts(event, page)}<p>${page.html(ticketTexts.invalidText)}</p>${eventLink(event, page)}`,
  );

async function qrCode(code: string, label: string): Promise<string> {
  const { encodeQR } = await import('qr');
  const modules = encodeQR(code, 'raw', { ecc: 'quartile', encoding: 'alphanumeric', border });
  const path = modules.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return `<svg viewBox="0 0 ${modules.length} ${modules.length}" role="img" aria-label="${label}" shape-rendering="crispEdges" style="${codeStyle}"><path d="${path}"/></svg>`;
}

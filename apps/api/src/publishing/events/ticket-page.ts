import { groupedCode } from '@ministry/domain';
import { type Church, escapeHtml, plainPage } from '../../platform/http/plain-page.ts';
import type { EventEntity } from './event.entity.ts';
import { eventCalendarUrl, eventPageUrl, eventSpan } from './event-calendar.ts';

/** Quiet zone around the code, in modules (ISO/IEC 18004). */
const border = 4;
/** On white in any theme, as wide as a small phone allows. */
const codeStyle = 'display:block;width:min(100%,18rem);margin:1.5rem auto;background:#fff;border-radius:6px';

export interface Site {
  church: Church;
  publicUrl: string;
}

/** A ticket to show at the gate: event, number and QR code, no name. Drawn whole, so that it needs no script and no further request. */
export async function ticketPage(
  event: EventEntity,
  code: string,
  { church, publicUrl }: Site,
  { isPast }: { isPast: boolean },
): Promise<string> {
  const where = event.location === '' ? '' : `<br>${escapeHtml(event.location)}`;
  return plainPage(
    church,
    'Your ticket',
    `<p><strong>${escapeHtml(event.title)}</strong><br>${eventSpan(event)}, Kampala time${where}</p>` +
      (await qrCode(code)) +
      `<p style="text-align:center;font:700 1.375rem/1.4 ui-monospace,monospace">${groupedCode(code)}</p>` +
      '<p>Show this at the gate, on your phone or on paper. It lets one person in, once, so do not send the picture to others.</p>' +
      `<p><a href="${eventCalendarUrl(event.id, publicUrl)}">Add to calendar</a></p><p><a href="${eventPageUrl(event.id, publicUrl)}">About this event</a></p>` +
      (isPast
        ? ''
        : `<p>Can you not come? <a href="/tickets/${code}/give-back">Give this seat back</a>, or <a href="/tickets/${code}/transfer">pass the ticket on to somebody else</a>.</p><p><a href="/notifications#${code}">Be notified on this device</a> of changes, and the day before.</p>`),
  );
}

/** What a ticket says that is valid no more. */
export const invalidTicketPage = (event: EventEntity, { church, publicUrl }: Site): string =>
  plainPage(
    church,
    'This seat was given back or passed on',
    `<p><strong>${escapeHtml(event.title)}</strong><br>${eventSpan(event)}, Kampala time</p>` +
      '<p>Somebody else has the seat now or can have it, and this ticket lets nobody in.</p>' +
      `<p><a href="${eventPageUrl(event.id, publicUrl)}">About this event</a></p>`,
  );

async function qrCode(code: string): Promise<string> {
  const { encodeQR } = await import('qr');
  const modules = encodeQR(code, 'raw', { ecc: 'quartile', encoding: 'alphanumeric', border });
  const path = modules.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return `<svg viewBox="0 0 ${modules.length} ${modules.length}" role="img" aria-label="QR code of the ticket" shape-rendering="crispEdges" style="${codeStyle}"><path d="${path}"/></svg>`;
}

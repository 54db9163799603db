import { formatLongDay, formatTime } from '@ministry/domain';
import { escapeHtml, plainPage } from '../../../platform/http/plain-page.ts';
import type { EventEntity } from '../event.entity.ts';
import { eventPageUrl, eventSpan } from '../event-calendar.ts';
import type { Site } from '../ticket-page.ts';

const quietButton = 'background:none;color:inherit;box-shadow:inset 0 0 0 1px';

const facts = (event: EventEntity): string => {
  const where = event.location === '' ? '' : `<br>${escapeHtml(event.location)}`;
  return `<p><strong>${escapeHtml(event.title)}</strong><br>${eventSpan(event)}, Kampala time${where}</p>`;
};
const about = (event: EventEntity, { publicUrl }: Site, label = 'About this event'): string =>
  `<p><a href="${eventPageUrl(event.id, publicUrl)}">${label}</a></p>`;
const leaveForm = (code: string): string =>
  `<form method="post" action="/waiting-list/${code}/leave"><p><button style="${quietButton}">Leave the waiting list</button></p></form>`;

/** Where somebody stands who waits. */
export const placePage = (event: EventEntity, site: Site, { code, place }: { code: string; place: number }): string =>
  plainPage(
    site.church,
    `You are number ${place} in line`,
    facts(event) +
      '<p>We write to you as soon as a seat comes free for you. It is then kept for you for a day, or for a shorter time close to the event.</p>' +
      leaveForm(code) +
      about(event, site),
  );

/** A seat is held, and waits for a press. */
export const offerPage = (event: EventEntity, site: Site, { code, until }: { code: string; until: Date }): string =>
  plainPage(
    site.church,
    'A seat is free for you',
    facts(event) +
      `<p>It is kept for you until <strong>${formatLongDay(until)}, ${formatTime(until)}</strong>, Kampala time. After that it goes to the next in line.</p>` +
      `<form method="post" action="/waiting-list/${code}/take"><p><button>Take the seat</button></p></form>` +
      leaveForm(code) +
      about(event, site),
  );

/** The seat went to the next in line. */
export const lapsedPage = (event: EventEntity, site: Site): string =>
  plainPage(
    site.church,
    'The time to take this seat is over',
    facts(event) +
      '<p>It is offered to the next in line. If you still wish to come, register, or join the waiting list again on the page of the event.</p>' +
      about(event, site, 'To the event'),
  );

export const notWaitingPage = (event: EventEntity, site: Site): string =>
  plainPage(
    site.church,
    'You are not on this waiting list',
    facts(event) +
      '<p>You have left it, or were taken off it. What you wrote when you joined is deleted.</p>' +
      about(event, site, 'To the event'),
  );

export const seatTakenPage = (event: EventEntity, site: Site, { ticket }: { ticket: string }): string =>
  plainPage(
    site.church,
    'You are registered',
    facts(event) +
      '<p>The seat is yours. Your confirmation code is on its way to you by e-mail.</p>' +
      `<p><a href="/tickets/${ticket}">Open your ticket</a></p>` +
      about(event, site),
  );

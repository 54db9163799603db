import { datesIn } from '../../../platform/message-templates/message-dates.ts';
import type { VisitorPage } from '../../../platform/site-settings/visitor-pages.ts';
import type { EventEntity } from '../event.entity.ts';
import { eventPageTexts, waitingTexts } from '../event-pages.copy.ts';
import { eventFacts, eventLink } from '../ticket-page.ts';

const secondaryButton = 'background:none;color:inherit;box-shadow:inset 0 0 0 1px';

const facts = (event: EventEntity, page: VisitorPage): string => eventFacts(event, page, { withPlace: true });
const form = (path: string, button: string, page: VisitorPage): string =>
  `<form method="post" action="${page.address(path)}"><p>${button}</p></form>`;
const leaveForm = (code: string, page: VisitorPage): string =>
  form(
    `/waiting-list/${code}/leave`,
    `<button style="${secondaryButton}">${page.html(waitingTexts.leave)}</button>`,
    page,
  );

/** The page for a person who waits: their place in line. */
export const placePage = (
  event: EventEntity,
  page: VisitorPage,
  { code, place }: { code: string; place: number },
): string =>
  page.document(
    waitingTexts.place({ place }),
    `${facts(event, page)}<p>${page.html(waitingTexts.placeText)}</p>${leaveForm(code, page)}${eventLink(event, page)}`,
  );

/** The page for a person for whom a seat is held, with a button to take it. */
export function offerPage(
  event: EventEntity,
  page: VisitorPage,
  { code, until }: { code: string; until: Date },
): string {
  const { longDay, time } = datesIn(page.language);
  const text = page.htmlWith(waitingTexts.offerText, { until: `<strong>${longDay(until)}, ${time(until)}</strong>` });
  return page.document(
    waitingTexts.offer,
    `${facts(event, page)}<p>${text}</p>` +
      form(`/waiting-list/${code}/take`, `<button>${page.html(waitingTexts.take)}</button>`, page) +
      leaveForm(code, page) +
      eventLink(event, page),
  );
}

/** The page after an offer has expired: the seat went to the next in line. */
export const lapsedPage = (event: EventEntity, page: VisitorPage): string =>
  page.document(
    waitingTexts.lapsed,
    `${facts(event, page)}<p>${page.html(waitingTexts.lapsedText)}</p>${eventLink(event, page, eventPageTexts.toEvent)}`,
  );

export const notWaitingPage = (event: EventEntity, page: VisitorPage): string =>
  page.document(
    waitingTexts.gone,
    `${facts(event, page)}<p>${page.html(waitingTexts.goneText)}</p>${eventLink(event, page, eventPageTexts.toEvent)}`,
  );

export const seatTakenPage = (event: EventEntity, page: VisitorPage, { ticket }: { ticket: string }): string =>
  page.document(
    waitingTexts.taken,
    `${facts(event, page)}<p>${page.html(waitingTexts.takenText)}</p>` +
      `<p><a href="${page.address(`/tickets/${ticket}`)}">${page.html(waitingTexts.openTicket)}</a></p>` +
      eventLink(event, page),
  );

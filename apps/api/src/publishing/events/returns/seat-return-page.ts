import type { VisitorPage } from '../../../platform/site-settings/visitor-pages.ts';
import type { EventEntity } from '../event.entity.ts';
import { seatReturnTexts } from '../event-pages.copy.ts';
import { eventFacts } from '../ticket-page.ts';

const inputStyle =
  'box-sizing:border-box;width:100%;max-width:18rem;min-height:48px;padding:.5rem .75rem;border:1px solid #5b6f6a;border-radius:6px;font:600 1.25rem ui-monospace,monospace;text-transform:uppercase';

/** Asks for the confirmation code, which only the holder knows: other people may have seen the ticket. */
export const codeField = (page: VisitorPage): string =>
  `<p><label for="code"><strong>${page.html(seatReturnTexts.code)}</strong><br>${page.html(seatReturnTexts.codeHint)}</label></p>` +
  `<p><input id="code" name="confirmationCode" required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false" style="${inputStyle}"></p>`;

/** Asks for confirmation before the seat is given back. The form posts to the address of the page, which contains the ticket. */
export const seatReturnQuestion = (event: EventEntity, code: string, page: VisitorPage): string =>
  page.document(
    seatReturnTexts.heading,
    `${eventFacts(event, page)}<p>${page.html(seatReturnTexts.text)}</p>` +
      `<form method="post"${page.formAction}>` +
      codeField(page) +
      `<p><button>${page.html(seatReturnTexts.send)}</button></p></form><p><a href="${page.address(`/tickets/${code}`)}">${page.html(seatReturnTexts.keep)}</a></p>`,
  );

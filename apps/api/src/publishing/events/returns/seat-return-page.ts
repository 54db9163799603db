import { type Church, escapeHtml, plainPage } from '../../../platform/http/plain-page.ts';
import type { EventEntity } from '../event.entity.ts';
import { eventSpan } from '../event-calendar.ts';

const inputStyle =
  'box-sizing:border-box;width:100%;max-width:18rem;min-height:48px;padding:.5rem .75rem;border:1px solid #5b6f6a;border-radius:6px;font:600 1.25rem ui-monospace,monospace;text-transform:uppercase';

/** Asks for what only the holder knows: the ticket itself others may have seen. */
export const codeField =
  '<p><label for="code"><strong>Your confirmation code</strong><br>Eight letters and digits, in our e-mail and text message</label></p>' +
  `<p><input id="code" name="confirmationCode" required maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false" style="${inputStyle}"></p>`;

/** Asks before the seat is given back. The form goes to the address of the page, which contains the ticket. */
export const seatReturnQuestion = (church: Church, event: EventEntity, code: string): string =>
  plainPage(
    church,
    'Give this seat back?',
    `<p><strong>${escapeHtml(event.title)}</strong><br>${eventSpan(event)}, Kampala time</p>` +
      '<p>Somebody else can then have your seat, and your ticket lets nobody in any more. What you wrote when you registered is deleted. This cannot be undone: to come after all, you would register again, if a seat is left.</p>' +
      '<form method="post">' +
      codeField +
      `<p><button>Give this seat back</button></p></form><p><a href="/tickets/${code}">Keep my seat</a></p>`,
  );

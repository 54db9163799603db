import type { VisitorPage } from '../../platform/site-settings/visitor-pages.ts';
import { unsubscribeTexts } from './newsletter.copy.ts';

/** Asks for confirmation, because mail scanners open every link of an e-mail. The form posts to the address of the page, which contains the token. */
export const unsubscribeQuestion = (page: VisitorPage): string =>
  page.document(
    unsubscribeTexts.heading,
    `<p>${page.html(unsubscribeTexts.text)}</p><form method="post"><p><button>${page.html(unsubscribeTexts.send)}</button></p></form>`,
  );

/** The same page whether or not the token was valid. */
export const unsubscribeConfirmation = (page: VisitorPage): string =>
  page.document(unsubscribeTexts.done, `<p>${page.html(unsubscribeTexts.doneText)}</p>`);

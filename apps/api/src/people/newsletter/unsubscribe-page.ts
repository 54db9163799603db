import type { VisitorPage } from '../../platform/site-settings/visitor-pages.ts';
import { unsubscribeTexts } from './newsletter.copy.ts';

/** Asks first: mail scanners open every link of a letter. The form goes to the address of the page, where the token stands. */
export const unsubscribeQuestion = (page: VisitorPage): string =>
  page.document(
    unsubscribeTexts.heading,
    `<p>${page.html(unsubscribeTexts.text)}</p><form method="post"><p><button>${page.html(unsubscribeTexts.send)}</button></p></form>`,
  );

/** The same whether or not the link meant anything. */
export const unsubscribeConfirmation = (page: VisitorPage): string =>
  page.document(unsubscribeTexts.done, `<p>${page.html(unsubscribeTexts.doneText)}</p>`);

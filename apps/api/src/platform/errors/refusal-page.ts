import type { FastifyRequest } from 'fastify';
import type { Language } from '@ministry/domain';
import { isPlainForm, localPage } from '../http/form-page.ts';
import { escapeHtml, plainPage } from '../http/plain-page.ts';
import type { Sentence } from '../texts/sentence.ts';
import { refusalTexts } from './errors.copy.ts';

/** Whether a person sees the response: the request comes from a form without a script. */
export const wantsPage = (request: FastifyRequest): boolean =>
  isPlainForm(request) && request.headers.accept?.includes('text/html') === true;

/** A page that says why a form was refused, with a link back to it. @param message a sentence in the language of the page */
export function refusalPage(message: string, request: FastifyRequest, language: Language): string {
  const translate = request.server.translations(language);
  const html = (sentence: Sentence) => escapeHtml(sentence.in(translate));
  return plainPage(
    request.server.church(),
    html(refusalTexts.notSent),
    `<p>${escapeHtml(message)}</p><p>${html(refusalTexts.goBack)}</p>` +
      `<p><a href="${escapeHtml(pageOf(request))}">${html(refusalTexts.toForm)}</a></p>`,
    { language, home: html(refusalTexts.toWebsite) },
  );
}

/** Path of the page on this site from which the form was sent; the home page for any other referrer. */
function pageOf({ headers: { referer, host } }: FastifyRequest): string {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined;
  return localPage(from?.host === host ? from?.pathname : undefined).pathname;
}

import type { FastifyRequest } from 'fastify';
import { isPlainForm, localPage } from '../http/form-page.ts';
import { escapeHtml, plainPage } from '../http/plain-page.ts';

/** Whether a person looks at the answer: a form that no script has taken over. */
export const wantsPage = (request: FastifyRequest): boolean =>
  isPlainForm(request) && request.headers.accept?.includes('text/html') === true;

/** Says why a form was not taken, and leads back to it. `message` is a sentence. */
export const refusalPage = (message: string, request: FastifyRequest): string =>
  plainPage(
    request.server.church(),
    'This was not sent',
    `<p>${escapeHtml(message)}</p><p>With the Back button of your browser you find what you have written as it was, and can send it again.</p>` +
      `<p><a href="${escapeHtml(pageOf(request))}">To the page of the form</a></p>`,
  );

/** The page of this site that the form came from. */
function pageOf({ headers: { referer, host } }: FastifyRequest): string {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined;
  return localPage(from?.host === host ? from?.pathname : undefined).pathname;
}

import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originalLanguage } from '@ministry/domain';
import { hasCommitted } from '../auth/request-context.ts';
import { isDiskFull, isOutcomeUnknown, isUnavailable } from '../database/errors.ts';
import { DiskReserve } from '../disk/disk-reserve.ts';
import { pageLanguage } from '../http/page-language.ts';
import { escapeHtml, plainPage, plainPagePolicy } from '../http/plain-page.ts';
import { type AnyText, type Sentence, textIn, textsIn } from '../texts/sentence.ts';
import { traceIdOf } from '../tracing/trace-ids.ts';
import { DomainError, unavailable } from './domain-error.ts';
import type { ErrorResponse } from './error-response.dto.ts';
import { errorTexts, pageErrorTexts, refusalTexts } from './errors.copy.ts';
import { refusalPage, wantsPage } from './refusal-page.ts';

const texts: Record<number, AnyText> = {
  400: errorTexts.notUnderstood,
  401: errorTexts.signIn,
  403: errorTexts.forbidden,
  404: errorTexts.nothingHere,
  413: errorTexts.tooLarge,
  415: errorTexts.contentNotAccepted,
  429: errorTexts.tooManyRequests,
  500: errorTexts.failed,
  503: errorTexts.busy,
  507: errorTexts.noRoom,
};
const retrySeconds = 2;

const codeFor = (status: number): string => (STATUS_CODES[status] ?? 'Error').toUpperCase().replace(/[^A-Z]+/g, '_');

function isClientError(error: unknown): error is Error & { statusCode: number } {
  return (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode >= 400 &&
    error.statusCode < 500
  );
}

function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isUnavailable(error))
    return isOutcomeUnknown(error) || hasCommitted() ? outcomeUnknown() : plain(503, retrySeconds);
  if (isDiskFull(error)) return diskFull();
  if (error instanceof HttpException) return plain(error.getStatus());
  if (isClientError(error)) return plain(error.statusCode);
  return plain(500);
}

const plain = (status: number, retryAfter?: number): DomainError =>
  new DomainError(status, codeFor(status), texts[status] ?? STATUS_CODES[status] ?? 'Error', { retryAfter });

/** The only 503 after which something may have been stored; any other means that nothing was done. */
const outcomeUnknown = (): DomainError => unavailable('OUTCOME_UNKNOWN', errorTexts.outcomeUnknown, retrySeconds);

export const diskFull = (): DomainError => plain(507);

/**
 * Sends anything that was thrown as an `ErrorResponse`, or as a page to a form without a script. A failure of the server is
 * logged once with its stack, which the response does not contain.
 */
function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = toDomainError(thrown);
  if (error.status >= 500)
    request.log.error({ err: thrown, requestId: request.id, traceId: traceIdOf(request) }, 'request failed');
  if (reply.sent) return;
  const language = pageLanguage(request);
  const translate = request.server.translations(language);
  const message = textIn(error.text, translate);
  const body: ErrorResponse = {
    statusCode: error.status,
    code: error.code,
    message,
    fields: error.fieldTexts && textsIn(error.fieldTexts, translate),
    details: error.details,
    requestId: request.id,
  };
  if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
  void reply.status(error.status).header('cache-control', 'no-store');
  if (wantsPage(request)) sendPage(reply, refusalPage(message, request, language));
  else void reply.header('content-type', 'application/json; charset=utf-8').send(body);
}

const sendPage = (reply: FastifyReply, page: string): void =>
  void reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': plainPagePolicy })
    .send(page);

/** Handles what guards, pipes and handlers throw. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly reserve: DiskReserve) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    if (isDiskFull(thrown)) this.reserve.giveUp();
    answerError(
      thrown,
      host.switchToHttp().getRequest<FastifyRequest>(),
      host.switchToHttp().getResponse<FastifyReply>(),
    );
  }
}

/** Handles an address that cannot be decoded, before a route is known. No hook runs in this case, so the common headers are set here. */
export function answerUnroutable(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-request-id': request.id,
  });
  if (isForPeople(request)) sendPage(reply.status(400), brokenAddressPage(request));
  else answerError(error, request, reply);
}

function brokenAddressPage({ url, server }: FastifyRequest): string {
  const [, begin] = /^\/([a-z]{2,3})\//.exec(url) ?? [];
  const language = server.offeredLanguages().find((offered) => offered === begin) ?? originalLanguage;
  const html = (sentence: Sentence): string => escapeHtml(sentence.in(server.translations(language)));
  return plainPage(server.church(), html(pageErrorTexts.broken), `<p>${html(pageErrorTexts.brokenText)}</p>`, {
    language,
    home: html(refusalTexts.toWebsite),
  });
}

/** Whether a person sees the response in a browser; otherwise a program reads it. */
const isForPeople = ({ url, headers }: FastifyRequest): boolean =>
  !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;

/**
 * Handles what hooks and body parsers throw. The handler is set on each route as it is added: Fastify gives a route the error
 * handler that is set at that time, and Nest sets its own only after all routes.
 */
export function answerErrorsOfRoutes(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    route.errorHandler = answerError;
  });
}

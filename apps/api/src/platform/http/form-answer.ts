import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiConsumes, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, mergeMap, type Observable, of } from 'rxjs';
import { languagePath } from '@ministry/domain';
import { DomainError } from '../errors/domain-error.ts';
import type { FormValues } from './fill-form.ts';
import { formPage, isPlainForm, valuesOf, withLists, wrongFields } from './form-page.ts';

type FormRequest = FastifyRequest<{ Body?: Record<string, unknown>; Params: Record<string, string> }>;

/** How a plain form leads back to its page. Addresses end up in browser histories, so they must not contain personal data. */
export interface FormOptions<Answer> {
  /** Path of the page with the form. */
  page: string | ((request: FormRequest) => unknown);
  /** Id of the form on that page. */
  anchor: string;
  /** Query parameters for a success: `{ message: 'sent' }`; or another address to continue at, as for a payment. */
  done(answer: Answer): Record<string, string> | string;
  /** The result is secret and must not be in an address: the page is sent at once (200) instead of a redirect. */
  isSecret?: true;
  /** Query parameters for an error: `{ message: 'invalid', fields: 'email' }`. */
  refused(error: DomainError): Record<string, string>;
  /** Names of lists; their fields are sent as `list.0.field`. */
  lists?: readonly string[];
  /** Where the form leads and what the query says, for the API description. */
  description: string;
}

/** `invalid` with the wrong fields for a validation error, `later` for any other error. */
export const invalidOrLater =
  (name: string) =>
  ({ code, fields }: DomainError): Record<string, string> =>
    code === 'VALIDATION_FAILED' ? { [name]: 'invalid', fields: wrongFields(fields) } : { [name]: 'later' };

class FormAnswerInterceptor<Answer> implements NestInterceptor<Answer> {
  constructor(private readonly options: FormOptions<Answer>) {}

  intercept(context: ExecutionContext, next: CallHandler<Answer>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FormRequest>();
    if (!isPlainForm(request)) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const { page, anchor, done, isSecret = false, refused, lists = [] } = this.options;
    const sent = request.body ?? {};
    request.body = valuesOf(withLists(sent, lists));
    const goTo = (address: string): void => void reply.status(303).header('location', address);
    const pageWith = (outcome: Record<string, string>): string =>
      formPage(inLanguage(request, typeof page === 'string' ? page : page(request)), anchor, outcome);
    return next.handle().pipe(
      mergeMap((answer) => {
        const outcome = done(answer);
        if (typeof outcome === 'string')
          return of(goTo(outcome.startsWith('/orders/') ? String(inLanguage(request, outcome)) : outcome));
        return isSecret ? showPage(request, reply, pageWith(outcome), 200) : of(goTo(pageWith(outcome)));
      }),
      catchError((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        return showPage(request, reply, pageWith(refused(error)), error.status, sent);
      }),
    );
  }
}

/** Adds the language prefix of the page with the form, which browsers send as `Referer`. */
function inLanguage({ headers: { referer } }: FormRequest, page: unknown): unknown {
  const language = referer !== undefined && URL.canParse(referer) ? languagePath(new URL(referer).pathname) : '';
  return typeof page === 'string' && languagePath(page) === '' ? language + page : page;
}

/**
 * Sends a page of this site instead of a redirect to it. The values that were typed are in its form again, and in no address.
 * Redirects to the page if it cannot be rendered.
 */
async function showPage(
  request: FormRequest,
  reply: FastifyReply,
  address: string,
  status: number,
  values: FormValues = {},
): Promise<string | undefined> {
  const { cookie, 'save-data': saveData } = request.headers;
  const page = await request.server.inject({
    url: address.replace(/#.*/, ''),
    remoteAddress: request.ip,
    headers: { ...(cookie && { cookie }), ...(saveData && { 'save-data': saveData }) },
  });
  if (page.statusCode !== 200) return void reply.status(303).header('location', address);
  void reply.status(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.headers['content-security-policy'],
    'cache-control': 'no-store',
  });
  const { fillForm } = await import('./fill-form.ts');
  return fillForm(page.payload, request.url.replace(/\?.*/, ''), values, address);
}

/**
 * A script gets JSON. A plain HTML form is redirected (303) to its page, which shows the outcome. If the form is refused, the
 * response is that page, filled in as it was sent.
 * Put it below `@Idempotent()`: the lowest decorator is the outermost interceptor. Inside `@Idempotent()`, an error would be
 * stored as the response of the idempotency key.
 */
export const FormAnswer = <Answer>(options: FormOptions<Answer>): MethodDecorator =>
  applyDecorators(
    UseInterceptors(new FormAnswerInterceptor(options)),
    ApiConsumes('application/json', 'application/x-www-form-urlencoded'),
    ApiResponse({
      status: 303,
      description: `For a plain HTML form: ${options.description}. If the form is refused, the response is that page with the status of the error and with the form filled in as it was sent`,
    }),
  );

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

/** The way back of a plain form. No personal data goes into it: addresses end up in histories. */
export interface FormOptions<Answer> {
  /** The page the form stands on, a path of this site. */
  page: string | ((request: FormRequest) => unknown);
  /** Id of the form on that page. */
  anchor: string;
  /** What the query says of an answer: `{ message: 'sent' }`; or an address elsewhere where it goes on, as a payment does. */
  done(answer: Answer): Record<string, string> | string;
  /** The answer is a secret, which no address may contain: its page is answered at once. */
  isSecret?: true;
  /** What the query says of a refusal: `{ message: 'invalid', fields: 'email' }`. */
  refused(error: DomainError): Record<string, string>;
  /** Lists among the fields, sent as `list.0.field`. */
  lists?: readonly string[];
  /** What the page is told, for the API description. */
  description: string;
}

/** `invalid` with the fields that are wrong, or `later` where the same may succeed another time. */
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

/** The page in the language of the one that the form stood on, which browsers name. */
function inLanguage({ headers: { referer } }: FormRequest, page: unknown): unknown {
  const language = referer !== undefined && URL.canParse(referer) ? languagePath(new URL(referer).pathname) : '';
  return typeof page === 'string' && languagePath(page) === '' ? language + page : page;
}

/**
 * Answers with a page of this site instead of leading to it: what was typed stands in its form again, and in no address.
 * Where the page cannot be rendered, the browser is led to it.
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
 * A script gets JSON; a plain HTML form is led back (303) to the page it was on, which shows the outcome. A refused form is
 * answered with that page, filled in as it was sent.
 * Stands below `@Idempotent()`, the lowest decorator being the outermost: inside it, a refusal would count as an answer to be kept.
 */
export const FormAnswer = <Answer>(options: FormOptions<Answer>): MethodDecorator =>
  applyDecorators(
    UseInterceptors(new FormAnswerInterceptor(options)),
    ApiConsumes('application/json', 'application/x-www-form-urlencoded'),
    ApiResponse({
      status: 303,
      description: `To a plain form: ${options.description}. A refusal is that page itself with the status of the refusal, the form filled in as it was sent`,
    }),
  );

import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiConsumes, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, map, type Observable, of } from 'rxjs';
import { DomainError } from '../errors/domain-error.ts';
import { formPage, isPlainForm, valuesOf, withLists, wrongFields } from './form-page.ts';

type FormRequest = FastifyRequest<{ Body?: Record<string, unknown>; Params: Record<string, string> }>;

/** The way back of a plain form. No personal data goes into it: addresses end up in histories. */
export interface FormWay<Answer> {
  /** The page the form stands on, a path of this site. */
  page: string | ((request: FormRequest) => unknown);
  /** Id of the form on that page. */
  anchor: string;
  /** What the query says of an answer: `{ message: 'sent' }`; or an address elsewhere where it goes on, as a payment does. */
  done(answer: Answer): Record<string, string> | string;
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
  constructor(private readonly way: FormWay<Answer>) {}

  intercept(context: ExecutionContext, next: CallHandler<Answer>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FormRequest>();
    if (!isPlainForm(request)) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const { page, anchor, done, refused, lists = [] } = this.way;
    if (request.body) request.body = valuesOf(withLists(request.body, lists));
    const goTo = (address: string): void => void reply.status(303).header('location', address);
    const pageWith = (outcome: Record<string, string>): string =>
      formPage(typeof page === 'string' ? page : page(request), anchor, outcome);
    return next.handle().pipe(
      map((answer) => done(answer)),
      map((outcome) => goTo(typeof outcome === 'string' ? outcome : pageWith(outcome))),
      catchError((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        return of(goTo(pageWith(refused(error))));
      }),
    );
  }
}

/**
 * A script gets JSON; a plain HTML form is led back (303) to the page it was on, which shows the outcome.
 * Stands below `@Idempotent()`, the lowest decorator being the outermost: inside it, a refusal would count as an answer to be kept.
 */
export const FormAnswer = <Answer>(way: FormWay<Answer>): MethodDecorator =>
  applyDecorators(
    UseInterceptors(new FormAnswerInterceptor(way)),
    ApiConsumes('application/json', 'application/x-www-form-urlencoded'),
    ApiResponse({ status: 303, description: `To a plain form: ${way.description}` }),
  );

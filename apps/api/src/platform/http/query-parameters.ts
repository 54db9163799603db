import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { Reflector } from '@nestjs/core';
import { ApiQuery } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { type Language, languages, originalLanguage } from '@ministry/domain';
import { type Access, accessKey } from '../auth/access.ts';
import { setCurrentLanguage } from '../auth/request-context.ts';
import { invalid, unknownField } from '../errors/domain-error.ts';
import { labels, problems } from '../validation/fields.copy.ts';

const anyQueryKey = 'any-query';

/** Placeholder in the API description for parameters of any name. */
export const anyQueryName = 'further';

/** Accepts query parameters of any name: for links that people follow and addresses that other programs call, which add their own. */
export const AnyQuery = (): MethodDecorator =>
  applyDecorators(
    SetMetadata(anyQueryKey, true),
    ApiQuery({
      name: anyQueryName,
      required: false,
      style: 'form',
      explode: true,
      schema: { type: 'object', additionalProperties: { type: 'string' } },
      description: 'Parameters of any other name are accepted',
    }),
  );

const codes = Object.keys(languages) as Language[];

/** The parameter `language` in the API description, for every public read. */
export const languageParameter = {
  name: 'language',
  in: 'query' as const,
  required: false,
  description: 'Language of the response. Texts are in their checked translation, or in English if there is none',
  schema: { type: 'string', enum: codes, example: 'sw' },
};

/**
 * Refuses every query parameter on routes without a query class; on the others the validation pipe refuses unknown ones. First
 * takes `language`, which every public read accepts, out of the query.
 */
@Injectable()
export class UnknownQueryInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (this.takesLanguage(context, request)) takeLanguage(request.query as { language?: unknown });
    const { query, routeOptions } = request;
    const names = Object.keys(query as object);
    if (names.length > 0 && routeOptions.url?.startsWith('/api/') && !this.takesQuery(context))
      throw invalid(Object.fromEntries(names.map((name) => [name, unknownField(name)])));
    return next.handle();
  }

  private takesLanguage(context: ExecutionContext, { method, routeOptions }: FastifyRequest): boolean {
    const places = [context.getHandler(), context.getClass()];
    return (
      method === 'GET' &&
      /^\/(api|feeds)\//.test(routeOptions.url ?? '') &&
      this.reflector.getAllAndOverride<Access | undefined>(accessKey, places) === 'public' &&
      this.reflector.get<boolean | undefined>(anyQueryKey, context.getHandler()) !== true
    );
  }

  private takesQuery(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    const parameters = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), handler.name) as object | undefined;
    return (
      Object.keys(parameters ?? {}).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`)) ||
      this.reflector.get<boolean | undefined>(anyQueryKey, handler) === true
    );
  }
}

/** @throws DomainError 400 for an unknown language */
function takeLanguage(query: { language?: unknown }): void {
  if (query.language === undefined) return;
  const language = codes.find((code) => code === query.language);
  if (!language) throw invalid({ language: problems.notOneOf({ label: labels.language, words: codes.join(', ') }) });
  delete query.language;
  if (language !== originalLanguage) setCurrentLanguage(language);
}

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
import { invalid, unknownField } from '../errors/domain-error.ts';

const anyQueryKey = 'any-query';

/** For links that people follow and addresses that other programs call: both add parameters of their own. */
export const AnyQuery = (): MethodDecorator =>
  applyDecorators(
    SetMetadata(anyQueryKey, true),
    ApiQuery({
      name: 'further',
      required: false,
      style: 'form',
      explode: true,
      schema: { type: 'object', additionalProperties: { type: 'string' } },
      description: 'Parameters of any other name are not refused here',
    }),
  );

/** The validation pipe refuses what a query class does not name; this refuses everything on routes without one. */
@Injectable()
export class UnknownQueryInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { query, routeOptions } = context.switchToHttp().getRequest<FastifyRequest>();
    const names = Object.keys(query as object);
    if (names.length > 0 && routeOptions.url?.startsWith('/api/') && !this.takesQuery(context))
      throw invalid(Object.fromEntries(names.map((name) => [name, unknownField(name)])));
    return next.handle();
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

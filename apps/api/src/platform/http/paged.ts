import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { IntegerField, OneOf } from '../validation/fields.ts';

/** Some rows of a list, and how many the whole list has. */
export interface Page<Row> {
  items: Row[];
  total: number;
}

/** The part of a list to return. */
export class PageQuery {
  @IntegerField({
    min: 1,
    max: 500,
    default: 100,
    optional: true,
    description: 'Maximum number of rows to return',
    example: 20,
  })
  limit: number = 100;

  @IntegerField({
    min: 0,
    max: 1_000_000_000,
    default: 0,
    optional: true,
    description: 'Number of rows to skip',
    example: 0,
  })
  offset: number = 0;
}

/**
 * Filters a list by status, in the same way for every list. `all` is everything but the deleted, and the default for lists of
 * the office. For a list that visitors read, the default is what they may see.
 */
export const StatusFilter = (
  words: readonly string[],
  { default: unsaid = 'all', description = '', example }: { default?: string; description?: string; example: string },
): PropertyDecorator =>
  OneOf(words, {
    optional: true,
    default: unsaid,
    description: [
      words.includes('deleted')
        ? '`all`: everything except deleted items; `deleted`: items that can still be restored, which no other value returns'
        : '`all`: any status',
      ...(description ? [description] : []),
      ...(unsaid === 'all' ? [] : [`Values other than \`${unsaid}\` require a staff account with the permission`]),
    ].join('. '),
    example,
  });

@Injectable()
class PagedInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map(({ items, total }) => {
        void reply.header('x-total-count', total);
        return items;
      }),
    );
  }
}

/** The handler returns a `Page`; the caller gets its rows as an array and the total in `X-Total-Count`. */
export const Paged = (row: Type): MethodDecorator =>
  applyDecorators(
    UseInterceptors(PagedInterceptor),
    ApiOkResponse({
      type: [row],
      description: 'The requested rows',
      headers: { 'X-Total-Count': { description: 'Number of rows in the whole list', schema: { type: 'integer' } } },
    }),
  );

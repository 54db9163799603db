import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { kampalaDay } from '@ministry/domain';

/** 'families-2026-11-22.csv': what was exported, and the day in Kampala. */
export const csvFileName = (name: string, now = new Date()): string => `${name}-${kampalaDay(now)}.csv`;

class CsvFileInterceptor implements NestInterceptor<string> {
  constructor(private readonly name: string) {}

  intercept(context: ExecutionContext, next: CallHandler<string>): Observable<string> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((csv) => {
        void reply.headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${csvFileName(this.name)}"`,
        });
        return csv;
      }),
    );
  }
}

/** The handler returns what `toCsv` made; the caller gets it as a file. */
export const CsvFile = (name: string): MethodDecorator =>
  applyDecorators(
    UseInterceptors(new CsvFileInterceptor(name)),
    ApiOkResponse({
      description:
        'A spreadsheet: RFC 4180, UTF-8 with a byte order mark. Instants are ISO 8601 in UTC; shillings are whole numbers, dollars have two decimals, each in columns of its own',
      content: { 'text/csv': { schema: { type: 'string' } } },
    }),
  );

import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { kampalaDay } from '@ministry/domain';
import { textStream } from './text-stream.ts';

/** 'families-2026-11-22.csv': what was exported, and the day in Kampala. */
export const csvFileName = (name: string, now = new Date()): string => `${name}-${kampalaDay(now)}.csv`;

class CsvFileInterceptor implements NestInterceptor<AsyncGenerator<string>> {
  constructor(private readonly name: string) {}

  intercept(context: ExecutionContext, next: CallHandler<AsyncGenerator<string>>): Observable<StreamableFile> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      mergeMap(async (csv) => {
        const answer = new StreamableFile(await textStream(csv));
        void reply.headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${csvFileName(this.name)}"`,
        });
        return answer;
      }),
    );
  }
}

/** The handler returns what `csvPieces` made; the caller gets it as a file. */
export const CsvFile = (name: string): MethodDecorator =>
  applyDecorators(
    UseInterceptors(new CsvFileInterceptor(name)),
    ApiOkResponse({
      description:
        'A spreadsheet: RFC 4180, UTF-8 with a byte order mark. Instants are ISO 8601 in UTC; shillings are whole numbers, dollars have two decimals, each in columns of its own',
      content: { 'text/csv': { schema: { type: 'string' } } },
    }),
  );

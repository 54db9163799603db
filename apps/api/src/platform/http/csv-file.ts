import { Readable } from 'node:stream';
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

/** 'families-2026-11-22.csv': what was exported, and the day in Kampala. */
export const csvFileName = (name: string, now = new Date()): string => `${name}-${kampalaDay(now)}.csv`;

/** Its pieces as an answer. The first is awaited here, so that what fails before it is answered as an error. */
async function streamOf(pieces: AsyncGenerator<string>): Promise<StreamableFile> {
  const first = await pieces.next();
  const all = async function* (): AsyncGenerator<string> {
    if (!first.done) yield first.value;
    yield* pieces;
  };
  return new StreamableFile(Readable.from(all(), { objectMode: false }));
}

class CsvFileInterceptor implements NestInterceptor<string | AsyncGenerator<string>> {
  constructor(private readonly name: string) {}

  intercept(
    context: ExecutionContext,
    next: CallHandler<string | AsyncGenerator<string>>,
  ): Observable<string | StreamableFile> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      mergeMap(async (csv) => {
        const answer = typeof csv === 'string' ? csv : await streamOf(csv);
        void reply.headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${csvFileName(this.name)}"`,
        });
        return answer;
      }),
    );
  }
}

/** The handler returns what `toCsv` or `csvPieces` made; the caller gets it as a file. */
export const CsvFile = (name: string): MethodDecorator =>
  applyDecorators(
    UseInterceptors(new CsvFileInterceptor(name)),
    ApiOkResponse({
      description:
        'A spreadsheet: RFC 4180, UTF-8 with a byte order mark. Instants are ISO 8601 in UTC; shillings are whole numbers, dollars have two decimals, each in columns of its own',
      content: { 'text/csv': { schema: { type: 'string' } } },
    }),
  );

import type { Readable } from 'node:stream';
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

/** File name of an export: its name and today's date in Kampala, 'families-2026-11-22.csv'. */
export const downloadName = (name: string, extension: 'csv' | 'pdf' | 'png' | 'zip', now = new Date()): string =>
  `${name}-${kampalaDay(now)}.${extension}`;

class FileDownloadInterceptor<Body> implements NestInterceptor<Body> {
  constructor(
    private readonly fileName: () => string,
    private readonly toFile: (body: Body) => StreamableFile | Promise<StreamableFile>,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<Body>): Observable<StreamableFile> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      mergeMap(async (body) => {
        const file = await this.toFile(body);
        const { type, length } = file.getHeaders();
        void reply.headers({
          'content-type': type,
          'content-disposition': `attachment; filename="${this.fileName()}"`,
          ...(length !== undefined && { 'content-length': length }),
        });
        return file;
      }),
    );
  }
}

/** The handler returns the pieces from `csvPieces`; the caller gets them as a file. */
export const CsvFile = (name: string): MethodDecorator =>
  applyDecorators(
    UseInterceptors(
      new FileDownloadInterceptor(
        () => downloadName(name, 'csv'),
        async (csv: AsyncGenerator<string>) =>
          new StreamableFile(await textStream(csv), { type: 'text/csv; charset=utf-8' }),
      ),
    ),
    ApiOkResponse({
      description:
        'A CSV file (RFC 4180, UTF-8 with a byte order mark). Dates and times are ISO 8601 in UTC. Shillings are whole numbers, dollars have two decimals, each in columns of their own',
      content: { 'text/csv': { schema: { type: 'string' } } },
    }),
  );

const bytesOf = (type: string) => (bytes: Buffer) => new StreamableFile(bytes, { type, length: bytes.length });
const binary = { type: 'string', format: 'binary' } as const;

/** The handler returns the bytes; the caller gets them as a file. */
export const PdfFile = (name: string): MethodDecorator =>
  applyDecorators(
    UseInterceptors(new FileDownloadInterceptor(() => downloadName(name, 'pdf'), bytesOf('application/pdf'))),
    ApiOkResponse({ description: 'A PDF for A4', content: { 'application/pdf': { schema: binary } } }),
  );

/** Like `PdfFile`, for a PNG picture. */
export const PngFile = (name: string): MethodDecorator =>
  applyDecorators(
    UseInterceptors(new FileDownloadInterceptor(() => downloadName(name, 'png'), bytesOf('image/png'))),
    ApiOkResponse({ description: 'The picture', content: { 'image/png': { schema: binary } } }),
  );

/** The handler returns a stream of the bytes; the caller gets them as a file. */
export const ZipFile = (name: string): MethodDecorator =>
  applyDecorators(
    UseInterceptors(
      new FileDownloadInterceptor(
        () => downloadName(name, 'zip'),
        (stream: Readable) => new StreamableFile(stream, { type: 'application/zip' }),
      ),
    ),
    ApiOkResponse({ description: 'A ZIP file', content: { 'application/zip': { schema: binary } } }),
  );

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
import { map, type Observable } from 'rxjs';
import { csvFileName } from './csv-file.ts';

class PdfFileInterceptor implements NestInterceptor<Buffer> {
  constructor(private readonly name: string) {}

  intercept(context: ExecutionContext, next: CallHandler<Buffer>): Observable<StreamableFile> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((file) => {
        void reply.headers({
          'content-type': 'application/pdf',
          'content-length': file.length,
          'content-disposition': `attachment; filename="${csvFileName(this.name).replace(/csv$/, 'pdf')}"`,
        });
        return new StreamableFile(file);
      }),
    );
  }
}

/** The handler returns the bytes; the caller gets them as a file to keep. */
export const PdfFile = (name: string): MethodDecorator =>
  applyDecorators(
    UseInterceptors(new PdfFileInterceptor(name)),
    ApiOkResponse({
      description: 'A PDF for A4',
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    }),
  );

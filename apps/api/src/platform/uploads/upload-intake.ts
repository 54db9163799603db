import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  mixin,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { uploadBytes, type UploadKind } from '@ministry/domain';
import { codeOf, isDiskFull } from '../database/errors.ts';
import { DomainError } from '../errors/domain-error.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import { multipartTaken } from '../http/multipart.ts';
import { RateClass } from '../rate-limits/rate-class.ts';
import { IncomingFiles } from './incoming-files.ts';
import { fieldNotKnown, fileMissing, malformedUpload, tooManyBytes } from './uploads.errors.ts';
import type { ReceivedFile } from './uploads.service.ts';

/** The fields of an upload form. */
interface UploadForm {
  /** Name of the file's field. */
  field: string;
  kind: UploadKind;
  /** Names and descriptions of the text fields beside the file; they become the body of the request. */
  texts?: Record<string, { type: 'string'; maxLength: number; description: string }>;
}

const limits = { files: 1, fields: 5, parts: 7, fieldNameSize: 100, fieldSize: 8 * 1_024, headerPairs: 50 };

interface UploadRequest extends FastifyRequest {
  received?: ReceivedFile;
}

/**
 * Accepts `multipart/form-data` with one file, which is streamed to the disk and never held in memory. The handler gets it by
 * `@UploadedFile()`; afterwards it is removed, unless it was moved away.
 */
export const AcceptsFile = (form: UploadForm): MethodDecorator =>
  applyDecorators(
    RateClass('upload'),
    RouteConfig(multipartTaken),
    UseInterceptors(intakeOf(form)),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        required: [form.field],
        properties: { [form.field]: { type: 'string', format: 'binary', description: 'The file' }, ...form.texts },
      },
    }),
  );

/** The file that came with the request. */
export const UploadedFile = createParamDecorator(
  (_data: unknown, context: ExecutionContext): ReceivedFile | undefined =>
    context.switchToHttp().getRequest<UploadRequest>().received,
);

function intakeOf(form: UploadForm): Type<NestInterceptor> {
  @Injectable()
  class UploadIntake implements NestInterceptor {
    constructor(private readonly incoming: IncomingFiles) {}

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const request = context.switchToHttp().getRequest<UploadRequest>();
      request.received = await receive(request, form, this.incoming);
      try {
        return of(await lastValueFrom<unknown>(next.handle()));
      } finally {
        await this.incoming.discard(request.received.path);
      }
    }
  }
  return mixin(UploadIntake);
}

async function receive(request: FastifyRequest, form: UploadForm, incoming: IncomingFiles): Promise<ReceivedFile> {
  let file: ReceivedFile | undefined;
  const texts: Record<string, string> = {};
  try {
    if (!request.isMultipart()) throw new DomainError(415, 'UNSUPPORTED_MEDIA_TYPE', errorTexts.notMultipart);
    for await (const part of request.parts({ limits: { ...limits, fileSize: uploadBytes[form.kind] } })) {
      if (part.type === 'field') {
        if (!Object.hasOwn(form.texts ?? {}, part.fieldname)) throw fieldNotKnown(part.fieldname);
        if (typeof part.value !== 'string' || part.valueTruncated) throw malformedUpload();
        texts[part.fieldname] = part.value;
        continue;
      }
      const stream = part.file;
      if (part.fieldname !== form.field) throw fieldNotKnown(part.fieldname);
      // Fails at the limit, not after the rest of the file has been read.
      stream.once('limit', () => stream.destroy(tooManyBytes(form.field, form.kind)));
      const { path, bytes } = await incoming.receive(stream);
      file = { path, bytes, field: form.field, declared: part.mimetype, fileName: part.filename };
      // A form that arrived in one piece was parsed before the listener was added.
      if (stream.truncated) throw tooManyBytes(form.field, form.kind);
    }
    if (!file?.bytes) throw fileMissing(form.field);
    request.body = texts;
    return file;
  } catch (error) {
    if (file) await incoming.discard(file.path);
    // Discard whatever else the client sends.
    request.raw.unpipe();
    request.raw.resume();
    throw explained(error);
  }
}

/** Replaces the various parser errors for a broken form by one error. */
function explained(error: unknown): unknown {
  if (error instanceof DomainError || isDiskFull(error)) return error;
  const code = codeOf(error);
  if (code.startsWith('FST_') && code !== 'FST_MP_PREMATURE_CLOSE' && code !== 'FST_PROTO_VIOLATION') return error;
  return /^E[A-Z]+$/.test(code) ? error : malformedUpload();
}

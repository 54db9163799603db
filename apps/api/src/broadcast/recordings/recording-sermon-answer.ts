import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import type { RecordingSermonResponse } from './recording.dto.ts';
import type { SermonOutcome } from './recording-sermons.ts';

/** Sets the status of the response: 201 for a new draft, 200 if it existed already. */
@Injectable()
export class RecordingSermonAnswer implements NestInterceptor<SermonOutcome, RecordingSermonResponse> {
  intercept(context: ExecutionContext, next: CallHandler<SermonOutcome>): Observable<RecordingSermonResponse> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map(({ sermonId, isNew }) => {
        void reply.status(isNew ? 201 : 200);
        return { sermonId };
      }),
    );
  }
}

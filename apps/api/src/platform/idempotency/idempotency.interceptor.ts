import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { type Answer, Idempotency } from './idempotency.service.ts';
import { submissionOf } from './submission.ts';

/** Runs a write with an Idempotency-Key through `Idempotency`; a write without one runs normally. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly idempotency: Idempotency) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const submission = submissionOf(request);
    if (!submission) return next.handle();
    const { status, body } = await this.idempotency.once(submission, async (): Promise<Answer> => {
      // Subscribed inside the transaction, so that the handler runs in it.
      const answered = await lastValueFrom(next.handle(), { defaultValue: undefined });
      return { status: reply.statusCode, body: answered };
    });
    void reply.status(status);
    return from([body]);
  }
}

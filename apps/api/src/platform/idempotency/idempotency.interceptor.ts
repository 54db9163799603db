import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { type Answer, Idempotency } from './idempotency.service.ts';
import { submissionOf } from './submission.ts';

/** The table of the row, named by `:id` in the path, that many requests may want at once. */
export const InTurnOf = Reflector.createDecorator<string>();

/** Runs a write with an Idempotency-Key through `Idempotency`; a write without one runs normally. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const submission = submissionOf(request);
    if (!submission) return next.handle();
    const table = this.reflector.get(InTurnOf, context.getHandler());
    const row = table && `${table}:${(request.params as { id: string }).id}`;
    const { status, body } = await this.idempotency.once({ ...submission, row }, async (): Promise<Answer> => {
      // Subscribed inside the transaction, so that the handler runs in it.
      const answered = await lastValueFrom(next.handle(), { defaultValue: undefined });
      return { status: reply.statusCode, body: answered };
    });
    void reply.status(status);
    return from([body]);
  }
}

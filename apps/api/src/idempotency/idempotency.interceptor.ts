import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { invalid } from '../common/errors/domain-error.ts';
import { type Answer, Idempotency } from './idempotency.service.ts';

const idempotencyHeader = 'idempotency-key';
export const keyPattern = /^[\x21-\x7e]{8,128}$/;

/** Sends a write with an Idempotency-Key through `Idempotency`; one without is served as it comes. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly idempotency: Idempotency) {}

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const key = request.headers[idempotencyHeader];
    if (key === undefined) return next.handle();
    if (typeof key !== 'string' || !keyPattern.test(key)) throw invalid({ [idempotencyHeader]: 'Idempotency-Key must have 8 to 128 visible characters' });
    const [path = ''] = request.url.split('?');
    const { status, body } = await this.idempotency.once({ route: `${request.method} ${path}`, key, body: request.body }, async (): Promise<Answer> => {
      // Asked for inside the transaction, so that the handler runs in it.
      const answered = await lastValueFrom(next.handle(), { defaultValue: undefined });
      return { status: reply.statusCode, body: answered };
    });
    void reply.status(status);
    return from([body]);
  }
}

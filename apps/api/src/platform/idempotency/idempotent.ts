import { applyDecorators, createParamDecorator, type ExecutionContext, UseInterceptors } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { IdempotencyInterceptor, InTurnOf } from './idempotency.interceptor.ts';
import { keyPattern, submissionOf } from './submission.ts';

/** Documents the header of a write that a caller may repeat. */
export const IdempotencyHeader = (): MethodDecorator =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description:
      'Key of this submission, valid for 24 hours. Repeating the request with the same body returns the same response and has no further effect; another body returns 422. While the first request is in progress, a repeated one waits up to ten seconds for its response, then returns 409.',
    schema: { type: 'string', minLength: 8, maxLength: 128, pattern: keyPattern.source },
    example: '5f0c2c1e-6c1b-4f43-9d59-1a7f5d3b6a10',
  });

/**
 * Marks a write that callers may repeat with the same Idempotency-Key. It is carried out once, in one transaction.
 * @param inTurnOf table of the row, named by `:id` in the path, that many requests may want at once: they run one after the other
 */
export const Idempotent = ({ inTurnOf }: { inTurnOf?: string } = {}): MethodDecorator =>
  applyDecorators(
    ...(inTurnOf === undefined ? [] : [InTurnOf(inTurnOf)]),
    UseInterceptors(IdempotencyInterceptor),
    IdempotencyHeader(),
  );

/** The submission for `Idempotency.once`, for a write that continues outside its transaction, such as a payment. Null without a key. */
export const CurrentSubmission = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  submissionOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

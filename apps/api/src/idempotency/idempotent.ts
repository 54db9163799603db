import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { IdempotencyInterceptor, keyPattern } from './idempotency.interceptor.ts';

/** A write that a caller may repeat with the same Idempotency-Key and that happens once. */
export const Idempotent = (): MethodDecorator =>
  applyDecorators(
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'Names this submission for 24 hours: sent again with the same body it gets the same answer and happens once; with another body 422; while the first is under way 409.',
      schema: { type: 'string', minLength: 8, maxLength: 128, pattern: keyPattern.source },
      example: '5f0c2c1e-6c1b-4f43-9d59-1a7f5d3b6a10',
    }),
  );

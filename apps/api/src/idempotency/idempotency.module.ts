import { Global, Module } from '@nestjs/common';
import { IdempotencyInterceptor } from './idempotency.interceptor.ts';
import { IdempotencyRepository } from './idempotency.repository.ts';
import { Idempotency } from './idempotency.service.ts';

/** Global, since `@Idempotent()` stands in any domain. */
@Global()
@Module({
  providers: [IdempotencyRepository, Idempotency, IdempotencyInterceptor],
  exports: [Idempotency, IdempotencyInterceptor],
})
export class IdempotencyModule {}

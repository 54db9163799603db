import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Retention } from '../retention/retention.ts';
import { IdempotencyInterceptor } from './idempotency.interceptor.ts';
import { IdempotencyRepository } from './idempotency.repository.ts';
import { Idempotency } from './idempotency.service.ts';
import { IdempotencyKey } from './idempotency-key.entity.ts';

/** Global, because every domain may use `@Idempotent()`. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKey])],
  providers: [IdempotencyRepository, Idempotency, IdempotencyInterceptor],
  exports: [Idempotency, IdempotencyInterceptor],
})
export class IdempotencyModule {
  constructor(retention: Retention, keys: IdempotencyRepository) {
    retention.add({
      records: 'Idempotency keys and their answers',
      after: 'idempotencyKey',
      outcome: 'removed',
      apply: (before) => keys.removeOlderThan(before),
    });
  }
}

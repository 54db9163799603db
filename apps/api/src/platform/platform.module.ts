import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { ResponseCache } from './cache/response-cache.ts';
import { TopicChanges } from './cache/topic-changes.ts';
import { TopicValues } from './cache/topic-values.ts';
import { SecretKey } from './crypto/secret-key.ts';
import { DiskReserve } from './disk/disk-reserve.ts';
import { DiskUsage } from './disk/disk-usage.ts';
import { ErrorFilter } from './errors/error.filter.ts';
import { UnknownQueryInterceptor } from './http/query-parameters.ts';
import { validationPipe } from './http/validation.pipe.ts';
import { Metrics } from './metrics/metrics.ts';
import { PersonalDataRegistry } from './personal-data/personal-data.ts';
import { Retention } from './retention/retention.ts';

/** Providers that all routes share and that belong to no domain. */
@Global()
@Module({
  imports: [ScheduleModule.forRoot()],
  providers: [
    ResponseCache,
    TopicChanges,
    TopicValues,
    SecretKey,
    DiskReserve,
    DiskUsage,
    Metrics,
    Retention,
    PersonalDataRegistry,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useFactory: validationPipe },
    { provide: APP_INTERCEPTOR, useClass: UnknownQueryInterceptor },
    { provide: APP_INTERCEPTOR, useExisting: ResponseCache },
  ],
  exports: [
    ResponseCache,
    TopicChanges,
    TopicValues,
    SecretKey,
    DiskReserve,
    DiskUsage,
    Metrics,
    Retention,
    PersonalDataRegistry,
  ],
})
export class CommonModule {}

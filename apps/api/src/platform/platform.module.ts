import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { ResponseCache } from './cache/response-cache.ts';
import { SecretKey } from './crypto/secret-key.ts';
import { ErrorFilter } from './errors/error.filter.ts';
import { validationPipe } from './http/validation.pipe.ts';
import { PersonalDataRegistry } from './personal-data/personal-data.ts';
import { Retention } from './retention/retention.ts';

/** What every route shares and no domain owns. */
@Global()
@Module({
  imports: [ScheduleModule.forRoot()],
  providers: [
    ResponseCache,
    SecretKey,
    Retention,
    PersonalDataRegistry,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useFactory: validationPipe },
    { provide: APP_INTERCEPTOR, useExisting: ResponseCache },
  ],
  exports: [ResponseCache, SecretKey, Retention, PersonalDataRegistry],
})
export class CommonModule {}

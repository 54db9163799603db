import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ErrorFilter } from './errors/error.filter.ts';
import { PreparedReads } from './http/prepared-reads.ts';
import { validationPipe } from './http/validation.pipe.ts';
import { PersonalDataPlaces } from './personal-data/personal-data.ts';
import { SecretKey } from './secret-key.ts';
import { Sweeps } from './sweeps.ts';

/** What every route shares and no domain owns. */
@Global()
@Module({
  providers: [
    PreparedReads,
    SecretKey,
    Sweeps,
    PersonalDataPlaces,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useFactory: validationPipe },
    { provide: APP_INTERCEPTOR, useExisting: PreparedReads },
  ],
  exports: [PreparedReads, SecretKey, Sweeps, PersonalDataPlaces],
})
export class CommonModule {}

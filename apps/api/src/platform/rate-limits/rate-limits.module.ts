import { Global, Module } from '@nestjs/common';
import { RateLimits } from './rate-limits.ts';
import { PersonRateLimits } from './rate-limits-per-person.ts';

@Global()
@Module({ providers: [RateLimits, PersonRateLimits], exports: [RateLimits, PersonRateLimits] })
export class RateLimitsModule {}

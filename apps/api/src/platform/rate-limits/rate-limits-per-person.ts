import { Injectable } from '@nestjs/common';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { Config } from '../config/config.ts';
import { errorTexts } from '../errors/errors.copy.ts';
import { Redis } from '../redis/redis.ts';
import { sharedLimiter, take } from './rate-limits.ts';

/** Submissions an hour for one e-mail address; for `form`, also for one phone number. */
const perHour = { form: 5, payment: 8 } as const;
const hour = 3_600;

/** What identifies a person in a form. */
export interface Person {
  email?: string | null;
  /** In international form. */
  phone?: string | null;
}

/** Normalises an e-mail address, so that each mailbox has one key. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** Low limits per person, in addition to the high limits per address (`RateLimits`). */
@Injectable()
export class PersonRateLimits {
  private readonly limiters: Record<keyof typeof perHour, RateLimiterAbstract>;

  constructor({ rateLimitScale }: Config, redis: Redis) {
    this.limiters = {
      form: sharedLimiter(redis, 'person form', perHour.form, hour, rateLimitScale),
      payment: sharedLimiter(redis, 'person payment', perHour.payment, hour, rateLimitScale),
    };
  }

  /** Counts one submission of a person; call it once the input is valid. @throws DomainError 429 */
  async take(kind: keyof typeof perHour, { email, phone }: Person): Promise<void> {
    if (email) await take(this.limiters[kind], `email ${emailKey(email)}`, errorTexts.usedSeveralTimes);
    if (phone && kind === 'form') await take(this.limiters[kind], `phone ${phone}`, errorTexts.usedSeveralTimes);
  }
}

import { Injectable } from '@nestjs/common';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { Config } from '../config/config.ts';
import { limiter, take } from './rate-limits.ts';

/** Submissions an hour for one e-mail address, and for one phone number. */
const perHour = { form: 5, payment: 8 } as const;
const hour = 3_600;
const message =
  'This address or number has been used several times within the hour. Please try again later, or call the office.';

/** Whoever can be told apart by what a form asks for. */
export interface Person {
  email?: string | null;
  /** In international form. */
  phone?: string | null;
}

/** One spelling for one mailbox. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** The tight limits behind the loose ones per address; counted in this process's memory. */
@Injectable()
export class PersonRateLimits {
  private readonly limiters: Record<keyof typeof perHour, RateLimiterMemory>;

  constructor(config: Config) {
    this.limiters = {
      form: limiter(perHour.form, hour, config.rateLimitScale),
      payment: limiter(perHour.payment, hour, config.rateLimitScale),
    };
  }

  /** Counts one submission of a person; call it once the input is valid. @throws DomainError 429 */
  async take(kind: keyof typeof perHour, { email, phone }: Person): Promise<void> {
    if (email) await take(this.limiters[kind], `email ${emailKey(email)}`, message);
    if (phone && kind === 'form') await take(this.limiters[kind], `phone ${phone}`, message);
  }
}

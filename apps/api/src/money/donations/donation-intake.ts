import { Injectable } from '@nestjs/common';
import { anonymousGiver, type TranslationLanguage } from '@ministry/domain';
import { PersonRateLimits } from '../../platform/rate-limits/rate-limits-per-person.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import type { DonationRequest } from './donation.dto.ts';
import { DonationsRepository } from './donations.repository.ts';

interface NewDonation {
  provider: PaymentProvider;
  request: DonationRequest;
  /** Whole shillings. */
  amount: number;
  /** That the amount was worked out at. */
  rate: number;
  phone: string | null;
  language: TranslationLanguage | null;
}

/** Writes a gift and its payment down, within the caller's transaction. */
@Injectable()
export class DonationIntake {
  constructor(
    private readonly donations: DonationsRepository,
    private readonly payments: PaymentsService,
    private readonly limits: PersonRateLimits,
  ) {}

  /** Answers the gift's id. @throws DomainError 429 */
  async write({ provider, request, amount, rate, phone, language }: NewDonation): Promise<number> {
    const { donorName, donorEmail: email, category, method } = request;
    const id = await this.donations.insert({
      name: donorName || anonymousGiver,
      email,
      phone,
      category,
      createdAt: new Date(),
    });
    await this.payments.open({
      purpose: 'donation',
      subjectId: id,
      amount,
      rate,
      provider: provider.name,
      method: method ?? null,
      language,
    });
    // Last, so that what was undone and tried again has not been counted.
    await this.limits.take('payment', { email });
    return id;
  }
}

import { Injectable } from '@nestjs/common';
import { anonymousDonor, type TranslationLanguage } from '@ministry/domain';
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
  /** Shillings for a dollar with which the amount was computed. */
  rate: number;
  language: TranslationLanguage | null;
}

/** Stores a gift and its payment, within the caller's transaction. */
@Injectable()
export class DonationIntake {
  constructor(
    private readonly donations: DonationsRepository,
    private readonly payments: PaymentsService,
    private readonly limits: PersonRateLimits,
  ) {}

  /** Returns the id of the gift. @throws DomainError 429 */
  async write({ provider, request, amount, rate, language }: NewDonation): Promise<number> {
    const { donorName, donorEmail: email, donorPhone, category, method } = request;
    const id = await this.donations.insert({
      name: donorName || anonymousDonor,
      email,
      phone: donorPhone ?? null,
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
    // Last, so that an attempt that is rolled back and repeated is not counted.
    await this.limits.take('payment', { email });
    return id;
  }
}

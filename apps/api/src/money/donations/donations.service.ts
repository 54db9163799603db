import { Injectable } from '@nestjs/common';
import type { TranslationLanguage } from '@ministry/domain';
import { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/errors/domain-error.ts';
import { Idempotency, type Submission } from '../../platform/idempotency/idempotency.service.ts';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import type { Payment } from '../payments/payment.entity.ts';
import { lacksPhone } from '../payments/payment-provider.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import { type DonationRequest, type DonationResponse, shillingsOf } from './donation.dto.ts';
import { DonationIntake } from './donation-intake.ts';
import { donationTexts } from './donations.copy.ts';

/** Begins gifts, which everyone may do. A gift counts once its payment is completed. */
@Injectable()
export class DonationsService {
  constructor(
    private readonly intake: DonationIntake,
    private readonly payments: PaymentsService,
    private readonly idempotency: Idempotency,
    private readonly database: Database,
    private readonly settings: SiteSettingsService,
  ) {}

  /**
   * Stores the gift and its payment, then requests a payment page from the provider; outside the transaction, since that may
   * take seconds. The same submission again returns the same page; if the provider could not be reached, it is requested
   * again.
   * @param submission null without an Idempotency-Key
   * @throws DomainError 400, 404 for a provider that is not offered, 409 and 503 when the provider has no page for it
   */
  async create(
    providerName: string,
    request: DonationRequest,
    submission: Submission | null,
    language: TranslationLanguage | null,
  ): Promise<DonationResponse> {
    const provider = this.payments.requireProvider(providerName);
    const { rate } = this.settings.current.exchange;
    const amount = shillingsOf(request, rate);
    if (lacksPhone(provider, request.method, request.donorPhone))
      throw invalid({ donorPhone: donationTexts.phoneNeeded });
    const write = () => this.intake.write({ provider, request, amount, rate, language });
    const id = submission ? await this.once(submission, write) : await this.database.transaction(write);
    const payment = await this.paymentOf(id);
    return { redirect_url: await this.payments.checkout(payment), order_id: payment.reference };
  }

  /** Returns the id of the gift, which is all that is stored under the key. */
  private async once(submission: Submission, write: () => Promise<number>): Promise<number> {
    const { body } = await this.idempotency.once(submission, async () => ({ status: 201, body: await write() }));
    return Number(body);
  }

  private async paymentOf(id: number): Promise<Payment> {
    const payment = await this.payments.latestOf('donation', id);
    if (!payment) throw new Error(`Gift ${id} has no payment`);
    return payment;
  }
}

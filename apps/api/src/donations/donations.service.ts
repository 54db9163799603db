import { Injectable } from '@nestjs/common';
import { anonymousGiver } from '@ministry/domain';
import { invalid } from '../common/errors/domain-error.ts';
import { PersonRateLimits } from '../common/http/rate-limits-per-person.ts';
import { internationalPhone } from '../common/phone.ts';
import { Config } from '../config/config.ts';
import { Database } from '../database/database.ts';
import { Idempotency, type Submission } from '../idempotency/idempotency.service.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { Payment } from '../payments/payment.entity.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import { type DonationRequest, type DonationResponse, shillingsOf } from './donation.dto.ts';
import { DonationsRepository } from './donations.repository.ts';

/** What everyone may do: begin a gift. It becomes one when its payment is completed. */
@Injectable()
export class DonationsService {
  constructor(
    private readonly donations: DonationsRepository,
    private readonly payments: PaymentsService,
    private readonly idempotency: Idempotency,
    private readonly limits: PersonRateLimits,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * Writes the gift and its payment down, then has the provider open its page: outside the transaction, since that may take
   * seconds. The same submission again gets the same page; where the provider could not be reached, it is asked again.
   * @param submission null without an Idempotency-Key
   * @throws DomainError 400, 404 for a provider that is not offered, 409 and 503 when the provider has no page for it
   */
  async begin(
    providerName: string,
    request: DonationRequest,
    submission: Submission | null,
  ): Promise<DonationResponse> {
    const provider = this.payments.requireProvider(providerName);
    const amount = shillingsOf(request, this.config.payments.rate);
    const phone = phoneOf(request, provider);
    const write = () => this.write(provider, request, amount, phone);
    const id = submission ? await this.once(submission, write) : await this.database.transaction(write);
    const payment = await this.paymentOf(id);
    return { redirect_url: await this.payments.checkout(payment), order_id: payment.reference };
  }

  /** Answers the gift's id, which is all that is kept under the key. */
  private async once(submission: Submission, write: () => Promise<number>): Promise<number> {
    const { body } = await this.idempotency.once(submission, async () => ({ status: 201, body: await write() }));
    return Number(body);
  }

  private async write(
    provider: PaymentProvider,
    request: DonationRequest,
    amount: number,
    phone: string | null,
  ): Promise<number> {
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
      provider: provider.name,
      method: method ?? null,
    });
    // Last, so that what was undone and tried again has not been counted.
    await this.limits.take('payment', { email });
    return id;
  }

  private async paymentOf(id: number): Promise<Payment> {
    const payment = await this.payments.latestOf('donation', id);
    if (!payment) throw new Error(`Gift ${id} has no payment`);
    return payment;
  }
}

/** The number in international form where one can be made out. @throws DomainError 400 where the provider cannot do without */
function phoneOf({ donorPhone, method }: DonationRequest, { wantsPhone }: PaymentProvider): string | null {
  const phone = internationalPhone(donorPhone);
  if (phone === null && wantsPhone && method === 'mobile-money')
    throw invalid({ donorPhone: 'Please write the telephone number that you pay with' });
  return phone ?? (donorPhone || null);
}

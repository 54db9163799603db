import { Injectable } from '@nestjs/common';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import {
  type PaymentMethodsResponse,
  type PaymentResponse,
  toPaymentMethod,
  toPaymentResponse,
} from './payment.dto.ts';
import { PaymentProviders } from './payment-providers.ts';
import { PaymentRecheck } from './payment-recheck.ts';
import { paymentNotFound } from './payments.errors.ts';
import { PaymentsRepository } from './payments.repository.ts';

/** Reads payments for visitors. */
@Injectable()
export class PaymentsQueries {
  constructor(
    private readonly settings: SiteSettingsService,
    private readonly payments: PaymentsRepository,
    private readonly providers: PaymentProviders,
    private readonly recheck: PaymentRecheck,
  ) {}

  /** The providers that visitors can choose, and the rate of the dollar. */
  methods(): PaymentMethodsResponse {
    return { rate: this.settings.current.exchange.rate, methods: this.providers.all().map(toPaymentMethod) };
  }

  /** @throws DomainError 404 */
  async get(reference: string): Promise<PaymentResponse> {
    const payment = await this.payments.findByReference(reference);
    if (!payment) throw paymentNotFound();
    this.recheck.schedule(payment);
    return toPaymentResponse(payment);
  }
}

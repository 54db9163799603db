import { Injectable } from '@nestjs/common';
import { type PaymentProviderName, paymentProviders } from '@ministry/domain';
import { notFound } from '../../platform/errors/domain-error.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paymentTexts } from './payments.copy.ts';

/** The providers that collect payments here. Every adapter that has settings is added when its module starts. */
@Injectable()
export class PaymentProviders {
  private readonly providers = new Map<string, PaymentProvider>();

  add(provider: PaymentProvider): void {
    this.providers.set(provider.name, provider);
  }

  /** In the order of the domain; the test provider is last. */
  all(): PaymentProvider[] {
    return paymentProviders.map((name) => this.find(name)).filter((provider) => provider !== undefined);
  }

  find(name: PaymentProviderName): PaymentProvider | undefined {
    return this.providers.get(name);
  }

  /** @throws DomainError 404 for a name that is unknown or has no settings */
  require(name: string): PaymentProvider {
    const provider = this.providers.get(name);
    if (!provider) throw notFound(paymentTexts.notTaken);
    return provider;
  }
}

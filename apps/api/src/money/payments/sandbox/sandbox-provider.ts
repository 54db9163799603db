import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { payingBySlugs } from '@ministry/domain';
import { Config } from '../../../platform/config/config.ts';
import { isSameSecret } from '../../../platform/crypto/same-secret.ts';
import type {
  Checkout,
  CheckoutRequest,
  Notice,
  PaymentProvider,
  PaymentRef,
  ProviderStatus,
} from '../payment-provider.ts';
import { PaymentProviders } from '../payment-providers.ts';
import { SandboxCheckoutsRepository } from './sandbox-checkouts.repository.ts';
import { reached } from './sandbox-plan.ts';

export const signatureHeader = 'sandbox-signature';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A provider on this server with which no money moves. Like a real one, it shows a page, stores its own records and sends notifications. */
@Injectable()
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';
  readonly title = 'Test payment';
  readonly ways = payingBySlugs;
  readonly isTest = true;
  readonly wantsPhone = false;
  readonly hosts: readonly string[];
  private readonly publicUrl: string;
  /** Known only to this process, which is the only one that gets its notifications. */
  private readonly secret = randomBytes(32);

  constructor(
    { publicUrl, payments }: Config,
    providers: PaymentProviders,
    private readonly checkouts: SandboxCheckoutsRepository,
  ) {
    this.publicUrl = publicUrl;
    this.hosts = [new URL(publicUrl).host];
    if (payments.sandbox) providers.add(this);
  }

  async start({ reference, amount, description, method, returnUrl, cancelUrl }: CheckoutRequest): Promise<Checkout> {
    // Our side may not have received the first response.
    const known = await this.checkouts.find({ reference });
    if (known) return this.checkoutOf(known.providerId);
    const providerId = randomUUID();
    const nothingYet = { plan: null, stepsDone: 0, nextStepAt: null, collected: 0 };
    await this.checkouts.insert({
      ...nothingYet,
      providerId,
      reference,
      amount,
      description,
      method,
      returnUrl,
      cancelUrl,
      createdAt: new Date(),
    });
    return this.checkoutOf(providerId);
  }

  async ask({
    reference,
    providerId,
  }: {
    reference: string;
    providerId: string | null;
  }): Promise<ProviderStatus | null> {
    const checkout = await this.checkouts.find(providerId === null ? { reference } : { providerId });
    if (!checkout) return null;
    const { becomes: status = 'pending', reason = null } = reached(checkout.plan, Date.now()) ?? {};
    const receipt = status === 'completed' ? `TEST-${checkout.id}` : null;
    return {
      status,
      providerId: checkout.providerId,
      reference: checkout.reference,
      amount: checkout.collected,
      currency: 'UGX',
      method: checkout.plan === null ? null : checkout.method,
      receipt,
      reason,
    };
  }

  paymentRefOf({ query, headers, raw, body }: Notice): PaymentRef | null {
    if (!this.isSigned(raw, headers[signatureHeader])) return null;
    return this.returnRefOf({ ...query, ...(typeof body === 'object' ? body : {}) });
  }

  returnRefOf({ id, reference }: Notice['query']): PaymentRef | null {
    const paymentRef = { providerId: textOf(id), reference: textOf(reference) };
    return paymentRef.providerId === null && paymentRef.reference === null ? null : paymentRef;
  }

  acknowledge(): unknown {
    return { received: true };
  }

  sign(raw: Buffer | string): string {
    return createHmac('sha256', this.secret).update(raw).digest('base64');
  }

  private checkoutOf(providerId: string): Checkout {
    return { providerId, redirectUrl: `${this.publicUrl}/sandbox-checkout/${providerId}` };
  }

  private isSigned(raw: Buffer, signature: string | string[] | undefined): boolean {
    return isSameSecret(String(signature ?? ''), this.sign(raw));
  }
}

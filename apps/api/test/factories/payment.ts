import type { PaymentState } from '@ministry/domain';
import { Donation } from '../../src/money/donations/donation.entity.ts';
import type { Payable } from '../../src/money/payments/payable-registry.ts';
import { PayableRegistry } from '../../src/money/payments/payable-registry.ts';
import type { Payment } from '../../src/money/payments/payment.entity.ts';
import type {
  Checkout,
  Notice,
  PaymentProvider,
  PaymentRef,
  ProviderStatus,
} from '../../src/money/payments/payment-provider.ts';
import { PaymentProviders } from '../../src/money/payments/payment-providers.ts';
import { PaymentsQueries } from '../../src/money/payments/payments.queries.ts';
import { type NewPayment, PaymentsService } from '../../src/money/payments/payments.service.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { startTestApp, type TestApp, type TestDatabase } from '../test-app.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A provider whose answers a test decides. Its signature is a fixed word, and its payment ids contain our reference. */
export class ProbeProvider implements PaymentProvider {
  readonly name = 'pesapal';
  readonly title = 'Pesapal';
  readonly ways = ['card'] as const;
  readonly isTest = false;
  wantsPhone = false;
  readonly hosts = ['pay.example'];
  mayCollectMore = false;
  /** Statuses in its books, by our reference. */
  readonly providerStatuses = new Map<string, ProviderStatus>();
  startCount = 0;
  statusRequestCount = 0;
  /** Number of status requests, by reference. */
  readonly asked = new Map<string, number>();
  /** Answers to a request for a page and to a question about a payment; a test may replace both. */
  answerStart = (reference: string): Promise<Checkout> =>
    Promise.resolve({ providerId: `P-${reference}`, redirectUrl: `https://pay.example/${reference}` });
  answerAsk = (reference: string): Promise<ProviderStatus | null> =>
    Promise.resolve(this.providerStatuses.get(reference) ?? null);

  start({ reference }: { reference: string }): Promise<Checkout> {
    this.startCount += 1;
    return this.answerStart(reference);
  }

  ask({ reference }: { reference: string }): Promise<ProviderStatus | null> {
    this.statusRequestCount += 1;
    this.asked.set(reference, (this.asked.get(reference) ?? 0) + 1);
    return this.answerAsk(reference);
  }

  paymentRefOf({ query, headers, raw, body }: Notice): PaymentRef | null {
    if (raw.length > 0 && headers['probe-signature'] !== 'right') return null;
    return this.returnRefOf({ ...query, ...(body as object | undefined) });
  }

  returnRefOf({ id, reference }: Notice['query']): PaymentRef | null {
    const paymentRef = { providerId: textOf(id), reference: textOf(reference) };
    return paymentRef.providerId === null && paymentRef.reference === null ? null : paymentRef;
  }

  acknowledge(): unknown {
    return { heard: true };
  }

  /** Sets the status of a payment in its books. */
  setStatus(
    { reference, amount }: Payment,
    status: ProviderStatus['status'],
    more: Partial<ProviderStatus> = {},
  ): void {
    this.providerStatuses.set(reference, {
      status,
      providerId: `P-${reference}`,
      reference,
      amount,
      currency: 'UGX',
      method: null,
      receipt: 'R-1',
      reason: null,
      ...more,
    });
  }
}

/** Adds a row for each move to a table without a unique index, so that only the payment engine prevents an effect from happening twice. */
class ProbePayable implements Payable {
  readonly name = 'donation';

  constructor(private readonly database: Database) {}

  async moved({ reference, status }: Payment): Promise<void> {
    await this.database
      .repository(Donation)
      .insert({ name: reference, email: status, phone: null, category: 'general', createdAt: new Date() });
  }

  resultPath({ reference, status }: Payment): Promise<string> {
    return Promise.resolve(`/donation-${status === 'cancelled' ? 'cancelled' : 'success'}?order_id=${reference}`);
  }

  payerOf(): Promise<{ name: string; email: string; phone: string | null }> {
    return Promise.resolve({ name: 'Grace Nakato', email: 'grace@example.org', phone: null });
  }

  describe(): Promise<string> {
    return Promise.resolve('Donation - general');
  }
}

export interface PaymentsTest {
  api: TestApp;
  provider: ProbeProvider;
  payments: PaymentsService;
  open(more?: Partial<NewPayment>): Promise<Payment>;
  /** Every state of the payment that its payable was told about, in order. */
  effects(payment: Payment): Promise<PaymentState[]>;
  stateOf(payment: Payment): Promise<PaymentState>;
  /** Starts another process on the same database, with the same provider and payable. */
  startAnother(): Promise<TestApp>;
}

/** Starts the application with a provider and a payable for tests. */
export async function startPaymentsTest(
  database: TestDatabase,
  environment: Record<string, string> = {},
): Promise<PaymentsTest> {
  const api = await startTestApp({ database, environment: { SANDBOX_PAYMENTS: 'on', ...environment } });
  const provider = new ProbeProvider();
  const add = (to: TestApp): TestApp => {
    to.app.get(PaymentProviders).add(provider);
    to.app.get(PayableRegistry).add(new ProbePayable(to.database));
    return to;
  };
  add(api);
  const payments = api.app.get(PaymentsService);
  return {
    api,
    provider,
    payments,
    open: (more = {}) =>
      payments.open({
        purpose: 'donation',
        subjectId: 1,
        amount: 92_500,
        rate: 3_700,
        provider: 'pesapal',
        method: 'card',
        ...more,
      }),
    effects: async ({ reference }) =>
      (await api.database.repository(Donation).find({ where: { name: reference }, order: { id: 'ASC' } })).map(
        ({ email }) => email as PaymentState,
      ),
    stateOf: async ({ reference }) => (await api.app.get(PaymentsQueries).get(reference)).status,
    startAnother: async () => add(await api.startAnother()),
  };
}

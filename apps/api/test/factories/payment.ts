import type { PaymentState } from '@ministry/domain';
import { Donation } from '../../src/donations/donation.entity.ts';
import type { Payment } from '../../src/payments/payment.entity.ts';
import type { Checkout, Hint, Notice, PaymentProvider, Verdict } from '../../src/payments/payment-provider.ts';
import { PaymentProviders } from '../../src/payments/payment-providers.ts';
import type { PaymentPurpose } from '../../src/payments/payment-purposes.ts';
import { PaymentPurposes } from '../../src/payments/payment-purposes.ts';
import { type NewPayment, PaymentsService } from '../../src/payments/payments.service.ts';
import type { Database } from '../../src/database/database.ts';
import { startTestApp, type TestApp, type TestDatabase } from '../test-app.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A provider whose answers a test decides. It signs with a word and names each payment after our reference. */
export class ProbeProvider implements PaymentProvider {
  readonly name = 'pesapal';
  readonly title = 'Pesapal';
  readonly ways = ['card'] as const;
  readonly isTest = false;
  readonly wantsPhone = false;
  readonly hosts = ['pay.example'];
  mayCollectMore = false;
  /** Its books, by our reference. */
  readonly verdicts = new Map<string, Verdict>();
  starts = 0;
  asks = 0;
  /** How often it was asked about each payment. */
  readonly asked = new Map<string, number>();
  /** What it does when asked to open a page, or about a payment; a test may replace both. */
  answerStart = (reference: string): Promise<Checkout> =>
    Promise.resolve({ providerId: `P-${reference}`, redirectUrl: `https://pay.example/${reference}` });
  answerAsk = (reference: string): Promise<Verdict | null> => Promise.resolve(this.verdicts.get(reference) ?? null);

  start({ reference }: { reference: string }): Promise<Checkout> {
    this.starts += 1;
    return this.answerStart(reference);
  }

  ask({ reference }: { reference: string }): Promise<Verdict | null> {
    this.asks += 1;
    this.asked.set(reference, (this.asked.get(reference) ?? 0) + 1);
    return this.answerAsk(reference);
  }

  hintOf({ query, headers, raw, body }: Notice): Hint | null {
    if (raw.length > 0 && headers['probe-signature'] !== 'right') return null;
    const { id, reference } = { ...query, ...(body as object | undefined) } as Record<string, unknown>;
    const hint = { providerId: textOf(id), reference: textOf(reference) };
    return hint.providerId === null && hint.reference === null ? null : hint;
  }

  acknowledge(): unknown {
    return { heard: true };
  }

  /** Writes into its books what became of a payment. */
  says({ reference, amount }: Payment, status: Verdict['status'], more: Partial<Verdict> = {}): void {
    this.verdicts.set(reference, {
      status,
      providerId: `P-${reference}`,
      reference,
      amount,
      currency: 'UGX',
      receipt: 'R-1',
      reason: null,
      ...more,
    });
  }
}

/** Leaves one row for each move in a table without a unique index: nothing but the engine keeps an effect from happening twice. */
class ProbePurpose implements PaymentPurpose {
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
  /** The states that the payment came into, as what is paid for was told of them. */
  effects(payment: Payment): Promise<PaymentState[]>;
  stateOf(payment: Payment): Promise<PaymentState>;
  /** A further process on the same database, with the same provider and purpose. */
  again(): Promise<TestApp>;
}

/** The application with a provider and a purpose of the test's own. */
export async function startPaymentsTest(
  database: TestDatabase,
  environment: Record<string, string> = {},
): Promise<PaymentsTest> {
  const api = await startTestApp({ database, environment: { SANDBOX_PAYMENTS: 'on', ...environment } });
  const provider = new ProbeProvider();
  const add = (to: TestApp): TestApp => {
    to.app.get(PaymentProviders).add(provider);
    to.app.get(PaymentPurposes).add(new ProbePurpose(to.database));
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
        provider: 'pesapal',
        method: 'card',
        ...more,
      }),
    effects: async ({ reference }) =>
      (await api.database.repository(Donation).find({ where: { name: reference }, order: { id: 'ASC' } })).map(
        ({ email }) => email as PaymentState,
      ),
    stateOf: async ({ reference }) => (await payments.get(reference)).status,
    again: async () => add(await api.again()),
  };
}

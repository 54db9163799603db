import { LedgerEntry } from '../../src/money/ledger/ledger-entry.entity.ts';
import type { OrderReceipt } from '../../src/money/orders/order.dto.ts';
import { Order } from '../../src/money/orders/order.entity.ts';
import { OrderHoldSweep } from '../../src/money/orders/order-hold-sweep.ts';
import type { Payment } from '../../src/money/payments/payment.entity.ts';
import { PaymentProviders } from '../../src/money/payments/payment-providers.ts';
import { PaymentsService } from '../../src/money/payments/payments.service.ts';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.ts';
import { startTestApp, type TestApp, type TestDatabase } from '../test-app.ts';
import { ProbeProvider } from './payment.ts';
import { createOrder, createProduct } from './store.ts';

const afterTheHold = (): Date => new Date(Date.now() + 31 * 60_000);

export interface Bought {
  order: OrderReceipt;
  productId: number;
  payment: Payment;
}

/** An application whose orders are paid with a provider that the test controls. */
export class OrderPaymentsTest {
  readonly payments: PaymentsService;
  readonly provider = new ProbeProvider();
  private readonly answers = { answerStart: this.provider.answerStart, answerAsk: this.provider.answerAsk };

  constructor(readonly api: TestApp) {
    api.app.get(PaymentProviders).add(this.provider);
    this.payments = api.app.get(PaymentsService);
  }

  static async start(database: TestDatabase): Promise<OrderPaymentsTest> {
    return new OrderPaymentsTest(await startTestApp({ database, environment: { SANDBOX_PAYMENTS: 'on' } }));
  }

  /** Restores the original answers of the provider. */
  mend(): void {
    Object.assign(this.provider, this.answers);
  }

  /** Orders two of five units and opens the payment. */
  async buy(): Promise<Bought> {
    const { id: productId } = await createProduct(this.api, { stockQuantity: 5 });
    const order = await createOrder(this.api, [{ productId, quantity: 2 }], {
      payment: 'online',
      provider: 'pesapal',
      method: 'card',
    });
    return { order, productId, payment: await this.latest(order) };
  }

  async latest({ id }: OrderReceipt): Promise<Payment> {
    return (await this.payments.latestOf('order', id)) as Payment;
  }

  async says(
    payment: Payment,
    status: 'completed' | 'failed' | 'reversed',
    reason: string | null = null,
  ): Promise<void> {
    this.provider.setStatus(payment, status, { reason });
    await this.payments.check(payment);
  }

  /** Sends a request of the order's page, as the buyer. */
  post(path: 'pay' | 'cancel', { reference, secret }: OrderReceipt, more: object = {}) {
    return this.api.send({
      method: 'POST',
      url: `/api/orders/lookup/${path}`,
      payload: { reference, secret, ...more },
    });
  }

  again(order: OrderReceipt, more: object = {}) {
    return this.post('pay', order, { provider: 'pesapal', method: 'card', ...more });
  }

  office(order: OrderReceipt, path: string, payload: object) {
    return this.api.send({
      method: 'PUT',
      url: `/api/orders/${order.id}${path}`,
      headers: this.api.as('admin'),
      payload,
    });
  }

  sweep(): Promise<number> {
    return this.api.app.get(OrderHoldSweep).sweep(afterTheHold());
  }

  row({ id }: OrderReceipt): Promise<Order> {
    return this.api.database.repository(Order).findOneByOrFail({ id });
  }

  async state(order: OrderReceipt): Promise<string> {
    const { status, paymentStatus } = await this.row(order);
    return `${status}, ${paymentStatus}`;
  }

  async ledger({ id }: OrderReceipt): Promise<string[]> {
    const entries = await this.api.database
      .repository(LedgerEntry)
      .find({ where: { orderId: id }, order: { id: 'ASC' } });
    return entries.map(({ kind, amount, cents }) => `${kind} ${amount} ${cents}`);
  }

  async emails({ reference }: OrderReceipt): Promise<string[]> {
    const messages = await this.api.database.repository(OutboxMessage).find({ order: { id: 'ASC' } });
    return messages.flatMap(({ subject }) => (subject?.startsWith(`Order ${reference}: `) ? [subject.slice(17)] : []));
  }
}

import { In, IsNull, LessThanOrEqual } from 'typeorm';
import { givingCategorySlugs, officeMethodSlugs, orderStateSlugs } from '@ministry/domain';
import { LedgerEntry } from '../../src/money/ledger/ledger-entry.entity.ts';
import type { OrderReceipt } from '../../src/money/orders/order.dto.ts';
import { Order } from '../../src/money/orders/order.entity.ts';
import type { OrderDetailResponse } from '../../src/money/orders/order-admin.dto.ts';
import { OrderHoldSweep } from '../../src/money/orders/order-hold-sweep.ts';
import { Payment } from '../../src/money/payments/payment.entity.ts';
import { PaymentNotification } from '../../src/money/payments/payment-notification.entity.ts';
import { PaymentSweep } from '../../src/money/payments/payment-sweep.ts';
import type { ProductResponse } from '../../src/money/products/product.dto.ts';
import type { ApiAnswer, ApiRequest } from '../api-client.ts';
import type { BookEntry, Company, CompanyName } from '../factories/companies.ts';
import { giftRequest } from '../factories/giving.ts';
import { createProduct, orderRequest, productRequest } from '../factories/store.ts';
import { until } from '../stand-ins/until.ts';
import type { TestApp } from '../test-app.ts';
import type { Dice } from './dice.ts';

/** Weight of each action: how often it is chosen compared with the others. */
const actions = {
  give: 12,
  buyOnline: 14,
  buyAtPickup: 6,
  pay: 18,
  payAnotherAmount: 2,
  decline: 4,
  reverse: 3,
  comeBack: 5,
  turnBack: 2,
  deliver: 10,
  deliverAgain: 5,
  payOnceMore: 6,
  cancel: 3,
  cancelWhilePaying: 4,
  moveOrder: 8,
  takeMoneyAtOffice: 5,
  refund: 4,
  recordGift: 5,
  correct: 4,
  count: 4,
  letHoldsEnd: 3,
  letTimePass: 4,
  companyFails: 2,
} as const;
export type Action = keyof typeof actions;

/** Everything that donors, buyers, two companies and the office can do with one or more processes, in an order that the dice decide. */
export class MarketDay {
  /** For each ledger entry that the office wrote, the amount that it last declared correct. */
  readonly declaredAmounts = new Map<number, number>();
  /** Every status code that was answered, to check that nothing broke. */
  readonly statuses = new Set<number>();
  private readonly orders: OrderReceipt[] = [];
  private readonly products: ProductResponse[] = [];
  private readonly sent: ApiRequest[] = [];
  private readonly undelivered: ApiRequest[] = [];
  private keys = 0;

  constructor(
    private readonly processes: readonly [TestApp, ...TestApp[]],
    readonly companies: Record<CompanyName, Company>,
    private readonly dice: Dice,
  ) {}

  private get api(): TestApp {
    return this.processes[0];
  }

  async open(): Promise<void> {
    for (const [name, price, stockQuantity] of [
      ['Songs of the North', '12.50', 12],
      ['A shirt', '7.99', 30],
      ['A pen', '0.35', 5],
      ['A lamp', '33.33', 8],
    ] as const) {
      this.products.push(await createProduct(this.api, { name, price, stockQuantity }));
    }
  }

  /** Does the next action and returns its name. */
  async next(): Promise<Action> {
    const action = this.dice.weighted(actions);
    await this[action]();
    if (action !== 'companyFails' && this.dice.happens(0.5)) this.companiesComeBack();
    return action;
  }

  /** The end of the day: delivers all undelivered notifications and checks every open payment. */
  async close(): Promise<void> {
    this.companiesComeBack();
    for (const notification of this.undelivered.splice(0)) await this.call(notification);
    await this.notificationsHandled();
    await this.askAbout(1);
  }

  private async give(): Promise<void> {
    const payload = giftRequest({
      amount: 500 + this.dice.below(300_000),
      category: this.dice.oneOf(givingCategorySlugs),
      donorEmail: `giver-${this.dice.below(40)}@example.org`,
      donorPhone: '0772 123 456',
    });
    await this.severalTimes({ method: 'POST', url: `/api/create-${this.anyCompany()}-payment`, payload });
  }

  private buyOnline(): Promise<void> {
    return this.buy({
      payment: 'online',
      provider: this.anyCompany(),
      method: this.dice.oneOf(['card', 'mobile-money']),
    });
  }

  private buyAtPickup(): Promise<void> {
    return this.buy({ payment: 'pickup' });
  }

  private async buy(how: object): Promise<void> {
    const wanted = this.products.filter(() => this.dice.happens(0.4));
    const items = wanted.map(({ id }) => ({ productId: id, quantity: 1 + this.dice.below(3) }));
    if (items.length === 0) return;
    const answer = await this.severalTimes({
      method: 'POST',
      url: '/api/orders',
      payload: orderRequest(items, {
        customerEmail: `buyer-${this.dice.below(40)}@example.org`,
        customerPhone: '0772 123 456',
        ...how,
      }),
    });
    if (answer.statusCode === 201) this.orders.push(answer.json<OrderReceipt>());
  }

  /** The buyer pays with another company, or tries again. */
  private async payOnceMore(): Promise<void> {
    const order = this.dice.oneOf(this.orders);
    if (order)
      await this.call({
        method: 'POST',
        url: '/api/orders/lookup/pay',
        payload: { reference: order.reference, secret: order.secret, provider: this.anyCompany() },
      });
  }

  private async pay(): Promise<void> {
    const [company, entry] = this.page('open', 'failed');
    if (!entry) return;
    company.pay(entry.reference);
    await this.notify(company, entry.reference, true);
  }

  private async payAnotherAmount(): Promise<void> {
    const [company, entry] = this.page('open');
    if (!entry) return;
    company.pay(entry.reference, { amount: 1 + this.dice.below(400) });
    await this.notify(company, entry.reference, true);
  }

  private async decline(): Promise<void> {
    const [company, entry] = this.page('open');
    if (!entry) return;
    company.fail(entry.reference);
    await this.notify(company, entry.reference, true);
  }

  /** Only the company reports a reversal: the payer's browser does not come back. */
  private async reverse(): Promise<void> {
    const [company, entry] = this.page('paid');
    if (!entry) return;
    company.reverse(entry.reference);
    await this.notify(company, entry.reference, false);
  }

  private async comeBack(): Promise<void> {
    const [company, entry] = this.page('open', 'failed', 'paid', 'reversed');
    if (entry) await this.call({ url: company.returnPath(entry.reference) });
  }

  private async turnBack(): Promise<void> {
    const [company, entry] = this.page('open', 'paid');
    if (entry) await this.call({ url: `/api/payments/${this.nameOf(company)}/cancelled?reference=${entry.reference}` });
  }

  /** Delivers a random undelivered notification, so a later one may arrive first. */
  private async deliver(): Promise<void> {
    const [notification] = this.undelivered.splice(this.dice.below(this.undelivered.length), 1);
    if (notification) await this.call(notification);
  }

  private async deliverAgain(): Promise<void> {
    const notification = this.dice.oneOf(this.sent);
    if (notification) await Promise.all([this.call(notification), this.call(notification), this.call(notification)]);
  }

  private async cancel(): Promise<void> {
    const order = this.dice.oneOf(this.orders);
    if (order)
      await this.call({
        method: 'POST',
        url: '/api/orders/lookup/cancel',
        payload: { reference: order.reference, secret: order.secret },
      });
  }

  /** The buyer presses 'cancel' while the company collects the money. */
  private async cancelWhilePaying(): Promise<void> {
    const waiting = await this.api.database
      .repository(Payment)
      .find({ where: { purpose: 'order', status: 'pending' }, order: { id: 'ASC' } });
    const payment = this.dice.oneOf(waiting);
    const order = this.orders.find(({ id }) => id === payment?.subjectId);
    const company = Object.values(this.companies).find((each) =>
      each.books().some(({ reference, state }) => reference === payment?.reference && state === 'open'),
    );
    if (!payment || !order || !company) return;
    company.pay(payment.reference);
    const notification = company.notification(payment.reference);
    this.sent.push(notification);
    const cancelling = this.call({
      method: 'POST',
      url: '/api/orders/lookup/cancel',
      payload: { reference: order.reference, secret: order.secret },
    });
    await Promise.all([cancelling, this.call(notification), this.call({ url: company.returnPath(payment.reference) })]);
  }

  private async moveOrder(): Promise<void> {
    await this.office({
      method: 'PUT',
      url: `/api/orders/${this.dice.oneOf(this.orders)?.id}`,
      payload: { status: this.dice.oneOf(orderStateSlugs) },
    });
  }

  private async takeMoneyAtOffice(): Promise<void> {
    await this.office({
      method: 'PUT',
      url: `/api/orders/${this.dice.oneOf(this.orders)?.id}/payment`,
      payload: { paymentStatus: 'completed', method: this.dice.oneOf(officeMethodSlugs) },
    });
  }

  private async refund(): Promise<void> {
    const url = `/api/orders/${this.dice.oneOf(this.orders)?.id}`;
    const seen = await this.office({ method: 'GET', url });
    const { receivedUgx, refundUgx } = seen.json<Partial<OrderDetailResponse>>();
    const payload = { paymentStatus: 'refunded', method: 'cash', receivedUgx, refundUgx };
    await this.office({ method: 'PUT', url: `${url}/payment`, payload });
  }

  private async recordGift(): Promise<void> {
    const amount = 1_000 + this.dice.below(500_000);
    const payload = {
      amount: String(amount),
      method: this.dice.oneOf(officeMethodSlugs),
      category: 'general',
      receivedOn: '2026-11-01',
    };
    const answer = await this.severalTimes({
      method: 'POST',
      url: '/api/ledger/gifts',
      headers: this.api.as('admin'),
      payload,
    });
    if (answer.statusCode === 201) this.declaredAmounts.set(answer.json<{ id: number }>().id, amount);
  }

  private async correct(): Promise<void> {
    const entry = this.dice.oneOf(
      await this.api.database
        .repository(LedgerEntry)
        .find({ where: { purpose: 'donation', kind: In(['office', 'payment']) }, order: { id: 'ASC' } }),
    );
    const amount = this.dice.happens(0.2) ? 0 : 1_000 + this.dice.below(500_000);
    const answer = await this.office({
      method: 'POST',
      url: `/api/ledger/${entry?.id}/corrections`,
      payload: { amount: String(amount), note: 'Counted again.' },
    });
    if (answer.statusCode === 201 && entry) this.declaredAmounts.set(entry.id, amount);
  }

  private async count(): Promise<void> {
    const product = this.dice.oneOf(this.products);
    if (!product) return;
    const cents = String(this.dice.below(100)).padStart(2, '0');
    const price = this.dice.happens(0.3) ? `${this.dice.below(40)}.${cents}` : product.price;
    await this.office({
      method: 'PUT',
      url: `/api/products/${product.id}`,
      payload: productRequest({ name: product.name, price, stockQuantity: this.dice.below(25) }),
    });
  }

  /** The thirty-minute hold of some orders ends. */
  private async letHoldsEnd(): Promise<void> {
    const over = this.orders.filter(() => this.dice.happens(0.3)).map(({ id }) => id);
    const held = await this.api.database.repository(Order).find({ where: { id: In(over) } });
    const due = held.filter(({ heldUntil }) => heldUntil !== null).map(({ id }) => id);
    await this.api.database.repository(Order).update({ id: In(due) }, { heldUntil: new Date(Date.now() - 1) });
    await this.api.app.get(OrderHoldSweep).sweep(new Date());
  }

  private letTimePass(): Promise<void> {
    return this.askAbout(0.1);
  }

  private companyFails(): Promise<void> {
    const company = this.companies[this.anyCompany()];
    company.server.failures.set(
      this.dice.happens(0.5) ? company.asking : '/',
      this.dice.oneOf(['fails', 'speaks HTML', 'breaks off', 'speaks nonsense']) ?? 'fails',
    );
    return Promise.resolve();
  }

  private companiesComeBack(): void {
    for (const { server } of Object.values(this.companies)) server.failures.clear();
  }

  /** Makes each open payment due for a recheck with this probability, and rechecks those. */
  private async askAbout(chance: number): Promise<void> {
    const rows = this.api.database.repository(Payment);
    const open = await rows.find({
      select: { id: true },
      where: { status: In(['pending', 'failed', 'cancelled']) },
      order: { id: 'ASC' },
    });
    const due = open.filter(() => this.dice.happens(chance)).map(({ id }) => id);
    await rows.update({ id: In(due) }, { nextCheckAt: new Date(Date.now() - 1) });
    const now = new Date();
    // A round checks at most about a hundred payments, and about one if the company does not respond.
    do await this.api.app.get(PaymentSweep).sweep(now);
    while (this.isQuiet() && (await rows.countBy({ nextCheckAt: LessThanOrEqual(now) })) > 0);
  }

  /** Whether all companies respond. */
  private isQuiet(): boolean {
    return Object.values(this.companies).every(({ server }) => server.failures.size === 0);
  }

  private async notificationsHandled(): Promise<void> {
    await until(
      async () => {
        const rows = this.api.database.repository(PaymentNotification);
        await rows.update({ handledAt: IsNull() }, { nextTryAt: new Date(Date.now() - 1) });
        await this.api.app.get(PaymentSweep).sweep(new Date());
        return rows.find({ select: { handledAt: true } });
      },
      (all) => all.every(({ handledAt }) => handledAt !== null),
      20_000,
    );
  }

  /** Delivers the company's notification now, twice, later or never. The payer's browser may or may not come back. */
  private async notify(company: Company, reference: string, mayBeLost: boolean): Promise<void> {
    const notification = company.notification(reference);
    this.sent.push(notification);
    const way = this.dice.weighted({ now: 4, twice: 2, later: 3, never: mayBeLost ? 2 : 0 });
    const calls = way === 'now' ? [notification] : way === 'twice' ? [notification, notification] : [];
    if (way === 'later') this.undelivered.push(notification);
    if (mayBeLost && this.dice.happens(0.4)) calls.push({ url: company.returnPath(reference) });
    await Promise.all(calls.map((call) => this.call(call)));
  }

  /** A random page of a random company in one of these states; the entry is undefined if there is none. */
  private page(...states: BookEntry['state'][]): [Company, BookEntry | undefined] {
    const company = this.companies[this.anyCompany()];
    return [company, this.dice.oneOf(company.books().filter(({ state }) => states.includes(state)))];
  }

  private anyCompany(): CompanyName {
    return this.dice.happens(0.5) ? 'pesapal' : 'flutterwave';
  }

  private nameOf(company: Company): CompanyName {
    return company === this.companies.pesapal ? 'pesapal' : 'flutterwave';
  }

  /** Sends a form once, twice or three times at once, with one key. */
  private async severalTimes(request: ApiRequest): Promise<ApiAnswer> {
    const key = `market-day-${(this.keys += 1)}`;
    const once = (): Promise<ApiAnswer> =>
      this.call({ ...request, headers: { ...request.headers, 'idempotency-key': key } });
    const answers = await Promise.all(Array.from({ length: 1 + this.dice.below(3) }, once));
    return answers.find(({ statusCode }) => statusCode === 201) ?? (answers[0] as ApiAnswer);
  }

  private office(request: ApiRequest): Promise<ApiAnswer> {
    return this.call({ ...request, headers: this.api.as('admin') });
  }

  private async call(request: ApiRequest): Promise<ApiAnswer> {
    const answer = await (this.dice.oneOf(this.processes) ?? this.api).send(request);
    this.statuses.add(answer.statusCode);
    return answer;
  }
}

import { Injectable } from '@nestjs/common';
import { parseCents, paymentLimits, stockHold, toShillings, type TranslationLanguage } from '@ministry/domain';
import { SiteSettingsService } from '../../platform/site-settings/site-settings.service.ts';
import { lacksPhone } from '../payments/payment-provider.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import type { Product } from '../products/product.entity.ts';
import { Stock } from '../products/stock.ts';
import { type OrderItemRequest, type OrderRequest } from './order.dto.ts';
import type { Order } from './order.entity.ts';
import { OrderEmails } from './order-emails.ts';
import { newOrderReference, newOrderSecret } from './order-keys.ts';
import type { OrderLine } from './order-line.entity.ts';
import { nothingToPay, outOfStock, phoneNeeded, priceChanged, providerNeeded, tooDear } from './orders.errors.ts';
import { OrdersRepository } from './orders.repository.ts';

/** The largest number that an integer column holds. */
const maxCents = 2_147_483_647;

/** A line of the cart, with the current name and price of the product. */
type CartLine = Omit<OrderLine, 'id' | 'orderId' | 'order' | 'product'>;

/** Turns a cart into an order: computes its price, takes its units from the stock and opens its payment; within the caller's transaction. */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly stock: Stock,
    private readonly payments: PaymentsService,
    private readonly emails: OrderEmails,
    private readonly settings: SiteSettingsService,
  ) {}

  /** @throws DomainError 400, 404 for an unknown provider, 409 OUT_OF_STOCK or PRICE_CHANGED */
  async place(request: OrderRequest, language: TranslationLanguage | null): Promise<Order> {
    const cart = await this.price(request.items);
    // An early refusal; the final check is that the units can be taken from the stock.
    if (request.expectedTotal && parseCents(request.expectedTotal) !== centsOf(cart)) throw changed(cart);
    const order = await this.insert(request, centsOf(cart), language);
    // The cart contains the prices: if an admin changes one in the meantime, the units are not sold.
    if ((await this.stock.sell(cart, { orderId: order.id, by: null })).length > 0)
      throw changed(await this.price(request.items));
    await this.orders.insertLines(cart.map((line) => ({ ...line, orderId: order.id })));
    await this.orders.insertEvent({
      orderId: order.id,
      kind: 'status',
      from: null,
      to: order.status,
      note: null,
      by: null,
    });
    if (order.payment === 'pickup') await this.emails.send('received', order);
    return order;
  }

  private async insert(request: OrderRequest, cents: number, language: TranslationLanguage | null): Promise<Order> {
    const { customerName, customerEmail, customerPhone, payment, provider: providerName, method } = request;
    const { rate } = this.settings.current.exchange;
    const amount = toShillings(cents, rate);
    if (amount > paymentLimits.most || cents > maxCents) throw tooDear();
    const now = new Date();
    const isOnline = payment === 'online';
    if (isOnline && amount < paymentLimits.least) throw nothingToPay();
    if (isOnline && !providerName) throw providerNeeded();
    const provider = isOnline && providerName ? this.payments.requireProvider(providerName) : null;
    if (provider && lacksPhone(provider, method, customerPhone)) throw phoneNeeded();
    const order = await this.orders.insert({
      reference: newOrderReference(),
      secret: newOrderSecret(),
      customerName,
      customerEmail,
      customerPhone: customerPhone ?? null,
      language,
      cents,
      amount,
      rate,
      payment,
      status: 'pending',
      paymentStatus: 'pending',
      holdsStock: true,
      heldUntil: isOnline ? new Date(now.getTime() + stockHold) : null,
      attention: null,
      isTest: provider?.isTest ?? false,
      createdAt: now,
      paidAt: null,
    });
    if (provider)
      await this.payments.open({
        purpose: 'order',
        subjectId: order.id,
        amount,
        rate,
        provider: provider.name,
        method: method ?? null,
        language,
      });
    return order;
  }

  /** @throws DomainError 409 OUT_OF_STOCK */
  private async price(items: readonly OrderItemRequest[]): Promise<CartLine[]> {
    const products = (await this.stock.find(items.map(({ productId }) => productId))).filter(isListed);
    const productOf = ({ productId }: OrderItemRequest): Product | undefined =>
      products.find(({ id }) => id === productId);
    const short = items.filter((item) => (productOf(item)?.stockQuantity ?? 0) < item.quantity);
    if (short.length > 0)
      throw outOfStock(
        short.map((item) => ({
          productId: item.productId,
          name: productOf(item)?.name,
          available: productOf(item)?.stockQuantity ?? 0,
        })),
      );
    return items.flatMap((item) => {
      const product = productOf(item);
      return product
        ? [{ productId: item.productId, quantity: item.quantity, name: product.name, cents: product.cents }]
        : [];
    });
  }
}

/** Products that are inactive or deleted are treated like missing ones, and visitors do not learn their names. */
const isListed = ({ isActive, deletedAt }: Product): boolean => isActive && deletedAt === null;

const centsOf = (cart: readonly CartLine[]): number =>
  cart.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);

const changed = (cart: readonly CartLine[]): Error => priceChanged(cart, centsOf(cart));

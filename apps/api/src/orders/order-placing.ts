import { Injectable } from '@nestjs/common';
import { parseCents, paymentLimits, stockHold, toShillings } from '@ministry/domain';
import { internationalPhone } from '../common/phone.ts';
import { Config } from '../config/config.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import type { Product } from '../products/product.entity.ts';
import { Stock } from '../products/stock.ts';
import { type OrderItemRequest, type OrderRequest } from './order.dto.ts';
import type { Order } from './order.entity.ts';
import { newOrderReference, newOrderSecret } from './order-keys.ts';
import { OrderLetters } from './order-letters.ts';
import type { OrderLine } from './order-line.entity.ts';
import { type Shortage, nothingToPay, outOfStock, priceChanged, providerNeeded, tooDear, unknownProduct } from './orders.errors.ts';
import { OrdersRepository } from './orders.repository.ts';

/** The largest number that an integer column holds. */
const mostCents = 2_147_483_647;

/** What is bought of one product, as it is called and priced now. */
type CartLine = Omit<OrderLine, 'id' | 'orderId' | 'order' | 'product'> & { available: number };

/** Makes a cart an order: priced, its units taken, its payment begun; within the caller's transaction. */
@Injectable()
export class OrderPlacing {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly stock: Stock,
    private readonly payments: PaymentsService,
    private readonly letters: OrderLetters,
    private readonly config: Config,
  ) {}

  /** @throws DomainError 400, 404 for an unknown provider, 409 OUT_OF_STOCK or PRICE_CHANGED */
  async place(request: OrderRequest): Promise<Order> {
    const cart = await this.price(request.items);
    checkCart(cart, request.expectedTotal);
    const order = await this.insert(request, centsOf(cart));
    // The prices are part of it: whatever an admin changes meanwhile, what is taken is what was priced.
    if ((await this.stock.sell(cart, { orderId: order.id, by: null })).length > 0) throw refusalOf(await this.price(request.items));
    await this.orders.insertLines(cart.map(({ available: _available, ...line }) => ({ ...line, orderId: order.id })));
    await this.orders.insertEvent({ orderId: order.id, kind: 'status', from: null, to: order.status, note: null, by: null });
    if (order.payment === 'pickup') await this.letters.send('received', order);
    return order;
  }

  private async insert(request: OrderRequest, cents: number): Promise<Order> {
    const { customerName, customerEmail, customerPhone, payment, provider, method } = request;
    const { rate } = this.config.payments;
    const amount = toShillings(cents, rate);
    if (amount > paymentLimits.most || cents > mostCents) throw tooDear();
    const now = new Date();
    const isOnline = payment === 'online';
    if (isOnline && amount < paymentLimits.least) throw nothingToPay();
    if (isOnline && !provider) throw providerNeeded();
    const order = await this.orders.insert({
      reference: newOrderReference(),
      secret: newOrderSecret(),
      customerName,
      customerEmail,
      customerPhone: internationalPhone(customerPhone) ?? (customerPhone || null),
      cents,
      amount,
      rate,
      payment,
      status: 'pending',
      paymentStatus: 'pending',
      holdsStock: true,
      heldUntil: isOnline ? new Date(now.getTime() + stockHold) : null,
      attention: null,
      isTest: isOnline && provider ? this.payments.requireProvider(provider).isTest : false,
      createdAt: now,
      paidAt: null,
    });
    if (isOnline && provider) await this.payments.open({ purpose: 'order', subjectId: order.id, amount, provider, method: method ?? null });
    return order;
  }

  private async price(items: readonly OrderItemRequest[]): Promise<CartLine[]> {
    const products = await this.stock.find(items.map(({ productId }) => productId));
    return items.map(({ productId, quantity }, at) => {
      const product = products.find(({ id }) => id === productId);
      if (!product) throw unknownProduct(at);
      return { productId, quantity, name: product.name, cents: product.cents, available: availableOf(product) };
    });
  }
}

/** Units that a buyer can have. */
const availableOf = ({ isActive, deletedAt, stockQuantity }: Product): number => (isActive && deletedAt === null ? stockQuantity : 0);

const centsOf = (cart: readonly CartLine[]): number => cart.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);

const shortagesOf = (cart: readonly CartLine[]): Shortage[] => cart.filter(({ available, quantity }) => available < quantity).map(({ productId, name, available }) => ({ productId, name, available }));

/** Says early and exactly what cannot be; whether it can be, only taking it decides. */
function checkCart(cart: readonly CartLine[], expectedTotal: string | null | undefined): void {
  if (shortagesOf(cart).length > 0) throw outOfStock(shortagesOf(cart));
  if (expectedTotal && parseCents(expectedTotal) !== centsOf(cart)) throw priceChanged(cart, centsOf(cart));
}

/** Why a cart that could be had a moment ago could not be taken. */
const refusalOf = (cart: readonly CartLine[]): Error => (shortagesOf(cart).length > 0 ? outOfStock(shortagesOf(cart)) : priceChanged(cart, centsOf(cart)));

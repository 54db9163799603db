import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsObject, ValidateNested } from 'class-validator';
import {
  type OrderPayment,
  orderPaymentSlugs,
  type OrderPaymentState,
  orderPaymentStateSlugs,
  type OrderState,
  orderStateSlugs,
  type PayingBy,
  payingBySlugs,
  paymentLimits,
  type PaymentProviderName,
  paymentProviders,
  storeLimits,
  toDecimal,
} from '@ministry/domain';
import { CreatedAt, DateTime, NullableDateTime, NullableText, RowId } from '../../platform/http/answer-fields.ts';
import { saying } from '../../platform/validation/explained.ts';
import {
  Dollars,
  EmailAddress,
  IntegerField,
  OneOf,
  PhoneNumber,
  TextField,
} from '../../platform/validation/fields.ts';
import type { Order } from './order.entity.ts';
import type { OrderEvent } from './order-event.entity.ts';
import type { OrderLine } from './order-line.entity.ts';
import { mayBeCancelled, mayBePaid } from './order-rules.ts';
import { orderTexts } from './orders.copy.ts';

const Provider = (): PropertyDecorator =>
  OneOf(paymentProviders, {
    optional: true,
    description: 'Who collects the payment, as `GET /api/payments/methods` names them; needed to pay now',
    example: 'sandbox',
  });
const Method = (): PropertyDecorator =>
  OneOf(payingBySlugs, {
    optional: true,
    description: "How the buyer pays on the provider's page",
    example: 'mobile-money',
  });

/** A product and its quantity. */
export class OrderItemRequest {
  @IntegerField({ min: 1, max: 2_147_483_647, description: 'The product', example: 1 })
  productId: number;

  @IntegerField({ min: 1, max: storeLimits.quantity, description: 'How many of it', example: 2 })
  quantity: number;
}

const Items = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: [OrderItemRequest],
      minItems: 1,
      maxItems: storeLimits.lines,
      description: 'Each product once',
    }),
    Type(() => OrderItemRequest),
    IsArray(saying(orderTexts.itemsList)),
    ArrayMinSize(1, saying(orderTexts.itemsNeeded)),
    ArrayMaxSize(storeLimits.lines, saying(orderTexts.itemsTooMany({ most: storeLimits.lines }))),
    ArrayUnique((item: OrderItemRequest | null) => item?.productId, saying(orderTexts.itemsOnce)),
    // A nested list would otherwise be searched for items too.
    IsObject({ each: true, ...saying(orderTexts.itemsIncomplete) }),
    ValidateNested({ each: true, ...saying(orderTexts.itemsIncomplete) }),
  );

/** A cart to be ordered. Prices are determined by the server only. */
export class OrderRequest {
  @Items()
  items: OrderItemRequest[];

  @TextField({ min: 1, max: storeLimits.customerName, description: 'Who buys', example: 'Mary Akello' })
  customerName: string;

  @EmailAddress({
    max: storeLimits.email,
    description: 'Where the confirmation goes',
    example: 'mary.akello@example.org',
  })
  customerEmail: string;

  @PhoneNumber({
    max: storeLimits.phone,
    optional: true,
    description: 'Where the buyer is called; some providers want it for mobile money',
  })
  customerPhone?: string | null;

  @OneOf(orderPaymentSlugs, {
    description: '`online`: on the page of a provider, within thirty minutes; `pickup`: at the office',
    example: 'online',
  })
  payment: OrderPayment;

  @Provider()
  provider?: PaymentProviderName | null;

  @Method()
  method?: PayingBy | null;

  @Dollars({
    max: paymentLimits.most,
    optional: true,
    description:
      'The total that the buyer has seen: where it is another by now, 409 PRICE_CHANGED, and nothing is ordered',
    example: '25.00',
  })
  expectedTotal?: string | null;
}

/** Opens the page of an order; only the buyer has it. */
export class OrderKeyRequest {
  @TextField({ min: 1, max: 20, description: 'What the buyer quotes on the telephone', example: 'K7M2-QXR4' })
  reference: string;

  @TextField({
    min: 1,
    max: 43,
    description: 'What only the buyer knows',
    example: '4nB0m1mZ0m3XrGd0i1T3o5cW8tq2y6u9x_AbCdEfGhI',
  })
  secret: string;
}

export class OrderPayRequest extends OrderKeyRequest {
  @OneOf(paymentProviders, {
    description: 'Who collects the payment, as `GET /api/payments/methods` names them',
    example: 'sandbox',
  })
  provider: PaymentProviderName;

  @Method()
  method?: PayingBy | null;
}

/** An order that was placed. */
export class OrderReceipt {
  @RowId(17)
  id: number;

  @ApiProperty({ description: 'What the buyer quotes on the telephone', example: 'K7M2-QXR4' })
  reference: string;

  @ApiProperty({
    description: "With the reference it opens the order's page",
    example: '4nB0m1mZ0m3XrGd0i1T3o5cW8tq2y6u9x_AbCdEfGhI',
  })
  secret: string;

  @ApiProperty({ description: 'US dollars', example: '25.00' })
  totalAmount: string;

  @ApiProperty({
    type: 'integer',
    description: 'The same in whole shillings, which is what is asked for',
    example: 92_500,
  })
  amountUgx: number;

  @ApiProperty({ enum: orderStateSlugs, description: 'How far the order is', example: 'pending' })
  status: OrderState;

  @ApiProperty({ enum: orderPaymentStateSlugs, description: 'Whether it is paid', example: 'pending' })
  paymentStatus: OrderPaymentState;

  @ApiProperty({
    description: "The order's page",
    example: '/orders/K7M2-QXR4?key=4nB0m1mZ0m3XrGd0i1T3o5cW8tq2y6u9x_AbCdEfGhI',
  })
  orderUrl: string;

  @ApiProperty({
    required: false,
    description:
      'The page of the provider; left out to pay at pickup, and where the provider could not be reached: the order stands, and its page can ask again',
    example: '/sandbox-checkout/0f3c',
  })
  redirect_url?: string;
}

/** The page on which the buyer pays. */
export class OrderPayResponse {
  @ApiProperty({ description: 'The page of the provider', example: '/sandbox-checkout/0f3c' })
  redirect_url: string;
}

export class OrderLineResponse {
  @ApiProperty({ type: 'integer', description: 'The product', example: 1 })
  productId: number;

  @ApiProperty({ description: 'As it was called then', example: 'Songs of the North' })
  name: string;

  @ApiProperty({ type: 'integer', description: 'Units', example: 2 })
  quantity: number;

  @ApiProperty({ description: 'US dollars for one, as they were then', example: '12.50' })
  price: string;

  @NullableText("The product's picture as it is now", '/uploads/songs.webp')
  imageUrl: string | null;
}

export class OrderStepResponse {
  @ApiProperty({ enum: orderStateSlugs, description: 'The status that it came into', example: 'pending' })
  status: OrderState;

  @DateTime('When, UTC', '2026-11-21T08:00:00.000Z')
  at: string;
}

/** An order as its buyer sees it, without the buyer's name and address. */
export class OrderLookupResponse {
  @ApiProperty({ description: 'What the buyer quotes on the telephone', example: 'K7M2-QXR4' })
  reference: string;

  @ApiProperty({ enum: orderStateSlugs, description: 'How far the order is', example: 'pending' })
  status: OrderState;

  @ApiProperty({ enum: orderPaymentStateSlugs, description: 'Whether it is paid', example: 'pending' })
  paymentStatus: OrderPaymentState;

  @ApiProperty({
    enum: orderPaymentSlugs,
    description: 'How it is to be paid: online, or when it is fetched',
    example: 'online',
  })
  payment: OrderPayment;

  @ApiProperty({ description: 'US dollars', example: '25.00' })
  totalAmount: string;

  @ApiProperty({ type: 'integer', description: 'The same in whole shillings', example: 92_500 })
  amountUgx: number;

  @ApiProperty({ type: 'integer', description: 'Shillings for a dollar when it was ordered', example: 3_700 })
  rate: number;

  @ApiProperty({ type: [OrderLineResponse], description: 'What was ordered, a line for each product' })
  items: OrderLineResponse[];

  @CreatedAt()
  createdAt: string;

  @NullableDateTime(
    'Until when the things are kept for an order that is still to be paid online; null: without end',
    '2026-11-21T08:30:00.000Z',
  )
  payBefore: string | null;

  @ApiProperty({ description: 'Whether it can be paid online now', example: true })
  canPay: boolean;

  @ApiProperty({ description: 'Whether the buyer can cancel it', example: true })
  canCancel: boolean;

  @ApiProperty({ type: [OrderStepResponse], description: 'Oldest first' })
  history: OrderStepResponse[];

  @ApiProperty({ description: 'Its payment is a test; no money moves', example: false })
  isTest: boolean;
}

/** An order with its lines, events and pictures. */
export interface LoadedOrder {
  order: Order;
  lines: readonly OrderLine[];
  /** Oldest first. */
  events: readonly OrderEvent[];
  /** Pictures of the products by product id. */
  pictures: ReadonlyMap<number, string | null>;
}

/** Path of the order's page on this site. */
export const orderPath = ({ reference, secret }: Pick<Order, 'reference' | 'secret'>): string =>
  `/orders/${reference}?key=${secret}`;

export const toOrderReceipt = (order: Order): OrderReceipt => ({
  id: order.id,
  reference: order.reference,
  secret: order.secret,
  totalAmount: toDecimal(order.cents),
  amountUgx: order.amount,
  status: order.status,
  paymentStatus: order.paymentStatus,
  orderUrl: orderPath(order),
});

export const toOrderLineResponse = (
  { productId, name, quantity, cents }: OrderLine,
  imageUrl: string | null,
): OrderLineResponse => ({ productId, name, quantity, price: toDecimal(cents), imageUrl });

export const toOrderLookup = ({ order, lines, events, pictures }: LoadedOrder, now: Date): OrderLookupResponse => ({
  reference: order.reference,
  status: order.status,
  paymentStatus: order.paymentStatus,
  payment: order.payment,
  totalAmount: toDecimal(order.cents),
  amountUgx: order.amount,
  rate: order.rate,
  items: lines.map((line) => toOrderLineResponse(line, pictures.get(line.productId) ?? null)),
  createdAt: order.createdAt.toISOString(),
  payBefore: order.heldUntil?.toISOString() ?? null,
  canPay: mayBePaid(order, now),
  canCancel: mayBeCancelled(order),
  history: events
    .filter(({ kind }) => kind === 'status')
    .map(({ to, createdAt }) => ({ status: to as OrderState, at: createdAt.toISOString() })),
  isTest: order.isTest,
});

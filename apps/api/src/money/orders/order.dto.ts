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
import { withMessage } from '../../platform/validation/explained.ts';
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
    description: 'Provider from `GET /api/payments/methods`; required for `online`',
    example: 'sandbox',
  });
const Method = (): PropertyDecorator =>
  OneOf(payingBySlugs, {
    optional: true,
    description: 'Way of paying on the page of the provider',
    example: 'mobile-money',
  });

/** A product and its quantity. */
export class OrderItemRequest {
  @IntegerField({ min: 1, max: 2_147_483_647, description: 'The product', example: 1 })
  productId: number;

  @IntegerField({ min: 1, max: storeLimits.quantity, description: 'Number of units', example: 2 })
  quantity: number;
}

const Items = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: [OrderItemRequest],
      minItems: 1,
      maxItems: storeLimits.lines,
      description: 'Lines of the order, each product once',
    }),
    Type(() => OrderItemRequest),
    IsArray(withMessage(orderTexts.itemsList)),
    ArrayMinSize(1, withMessage(orderTexts.itemsNeeded)),
    ArrayMaxSize(storeLimits.lines, withMessage(orderTexts.itemsTooMany({ most: storeLimits.lines }))),
    ArrayUnique((item: OrderItemRequest | null) => item?.productId, withMessage(orderTexts.itemsOnce)),
    // A nested list would otherwise be searched for items too.
    IsObject({ each: true, ...withMessage(orderTexts.itemsIncomplete) }),
    ValidateNested({ each: true, ...withMessage(orderTexts.itemsIncomplete) }),
  );

/** A cart to be ordered. Prices are determined by the server only. */
export class OrderRequest {
  @Items()
  items: OrderItemRequest[];

  @TextField({ min: 1, max: storeLimits.customerName, description: 'Name of the buyer', example: 'Mary Akello' })
  customerName: string;

  @EmailAddress({
    max: storeLimits.email,
    description: 'E-mail address for the confirmation',
    example: 'mary.akello@example.org',
  })
  customerEmail: string;

  @PhoneNumber({
    max: storeLimits.phone,
    optional: true,
    description: 'Phone number of the buyer; some providers require it for mobile money',
  })
  customerPhone?: string | null;

  @OneOf(orderPaymentSlugs, {
    description: '`online`: on the page of a provider within thirty minutes; `pickup`: at the office',
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
    description: 'Total that the buyer has seen; 409 PRICE_CHANGED if it has changed since, and nothing is ordered',
    example: '25.00',
  })
  expectedTotal?: string | null;
}

/** Opens the page of an order; only the buyer has it. */
export class OrderKeyRequest {
  @TextField({
    min: 1,
    max: 20,
    description: 'Reference of the order, as the buyer quotes it on the phone',
    example: 'K7M2-QXR4',
  })
  reference: string;

  @TextField({
    min: 1,
    max: 43,
    description: 'Secret of the order, known only to the buyer',
    example: '4nB0m1mZ0m3XrGd0i1T3o5cW8tq2y6u9x_AbCdEfGhI',
  })
  secret: string;
}

export class OrderPayRequest extends OrderKeyRequest {
  @OneOf(paymentProviders, {
    description: 'Provider from `GET /api/payments/methods`',
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

  @ApiProperty({ description: 'Reference of the order, as the buyer quotes it on the phone', example: 'K7M2-QXR4' })
  reference: string;

  @ApiProperty({
    description: 'Together with the reference, it opens the page of the order',
    example: '4nB0m1mZ0m3XrGd0i1T3o5cW8tq2y6u9x_AbCdEfGhI',
  })
  secret: string;

  @ApiProperty({ description: 'Total in US dollars', example: '25.00' })
  totalAmount: string;

  @ApiProperty({
    type: 'integer',
    description: 'The same in whole shillings; this is the amount to pay',
    example: 92_500,
  })
  amountUgx: number;

  @ApiProperty({ enum: orderStateSlugs, description: 'Order status', example: 'pending' })
  status: OrderState;

  @ApiProperty({ enum: orderPaymentStateSlugs, description: 'Payment status', example: 'pending' })
  paymentStatus: OrderPaymentState;

  @ApiProperty({
    description: 'Address of the page of the order',
    example: '/orders/K7M2-QXR4?key=4nB0m1mZ0m3XrGd0i1T3o5cW8tq2y6u9x_AbCdEfGhI',
  })
  orderUrl: string;

  @ApiProperty({
    required: false,
    description:
      "Address of the provider's page; left out for payment at pickup, and if the provider could not be reached: the order is still placed and can be paid from its page",
    example: '/sandbox-checkout/0f3c',
  })
  redirect_url?: string;
}

/** The page on which the buyer pays. */
export class OrderPayResponse {
  @ApiProperty({ description: "Address of the provider's page", example: '/sandbox-checkout/0f3c' })
  redirect_url: string;
}

export class OrderLineResponse {
  @ApiProperty({ type: 'integer', description: 'The product', example: 1 })
  productId: number;

  @ApiProperty({ description: 'Name of the product at the time of the order', example: 'Songs of the North' })
  name: string;

  @ApiProperty({ type: 'integer', description: 'Number of units', example: 2 })
  quantity: number;

  @ApiProperty({ description: 'Price of one unit in US dollars at the time of the order', example: '12.50' })
  price: string;

  @NullableText('Current picture of the product', '/uploads/songs.webp')
  imageUrl: string | null;
}

export class OrderStepResponse {
  @ApiProperty({ enum: orderStateSlugs, description: 'The new status', example: 'pending' })
  status: OrderState;

  @DateTime('When it entered this status, UTC', '2026-11-21T08:00:00.000Z')
  at: string;
}

/** An order as its buyer sees it, without the buyer's name and address. */
export class OrderLookupResponse {
  @ApiProperty({ description: 'Reference of the order, as the buyer quotes it on the phone', example: 'K7M2-QXR4' })
  reference: string;

  @ApiProperty({ enum: orderStateSlugs, description: 'Order status', example: 'pending' })
  status: OrderState;

  @ApiProperty({ enum: orderPaymentStateSlugs, description: 'Payment status', example: 'pending' })
  paymentStatus: OrderPaymentState;

  @ApiProperty({
    enum: orderPaymentSlugs,
    description: 'Whether it is paid online or at pickup',
    example: 'online',
  })
  payment: OrderPayment;

  @ApiProperty({ description: 'Total in US dollars', example: '25.00' })
  totalAmount: string;

  @ApiProperty({ type: 'integer', description: 'The same in whole shillings', example: 92_500 })
  amountUgx: number;

  @ApiProperty({ type: 'integer', description: 'Shillings per dollar at the time of the order', example: 3_700 })
  rate: number;

  @ApiProperty({ type: [OrderLineResponse], description: 'Lines of the order, one for each product' })
  items: OrderLineResponse[];

  @CreatedAt()
  createdAt: string;

  @NullableDateTime(
    'Until when the units are reserved for an order that is to be paid online, UTC; null for no limit',
    '2026-11-21T08:30:00.000Z',
  )
  payBefore: string | null;

  @ApiProperty({ description: 'Whether it can be paid online now', example: true })
  canPay: boolean;

  @ApiProperty({ description: 'Whether the buyer can cancel it', example: true })
  canCancel: boolean;

  @ApiProperty({ type: [OrderStepResponse], description: 'Changes of status, oldest first' })
  history: OrderStepResponse[];

  @ApiProperty({ description: 'Whether its payment is a test, with which no money moves', example: false })
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

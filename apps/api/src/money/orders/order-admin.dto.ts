import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import {
  type OfficeMethod,
  officeMethods,
  officeMethodSlugs,
  type OrderPayment,
  orderPaymentSlugs,
  type OrderPaymentState,
  orderPaymentStateSlugs,
  type OrderState,
  orderStateSlugs,
  type PayingBy,
  payingBySlugs,
  type PaymentProviderName,
  paymentProviders,
  type PaymentState,
  paymentStates,
  storeLimits,
  toDecimal,
} from '@ministry/domain';
import { CreatedAt, DateTime, NullableDateTime, NullableText, RowId } from '../../platform/http/answer-fields.ts';
import { PageQuery, StatusFilter } from '../../platform/http/paged.ts';
import { BooleanField, Day, IntegerField, LongText, OneOf, TextField } from '../../platform/validation/fields.ts';
import { AssignedToField, Assignee } from '../../platform/work-items/work-items.dto.ts';
import type { Payment } from '../payments/payment.entity.ts';
import { type LoadedOrder, OrderLineResponse, orderPath, toOrderLineResponse } from './order.dto.ts';
import type { Order } from './order.entity.ts';
import { type OrderAttention, orderAttentions } from './order-attention.ts';
import type { OrderEvent } from './order-event.entity.ts';
import type { DueRefund } from './order-rules.ts';

const sorts = ['-createdAt', 'createdAt', 'totalAmount', '-totalAmount', 'customerName', '-customerName'] as const;
const yesNo = ['true', 'false'] as const;
const statuses = ['all', ...orderStateSlugs] as const;
const paymentStatuses = ['all', ...orderPaymentStateSlugs] as const;
const settled = ['completed', 'refunded'] as const;

/** Filters for orders. */
export class OrderFilter {
  @TextField({
    max: 100,
    optional: true,
    description:
      'Return only orders that have these words in the reference or in the name, address or number of the customer',
    example: 'akello',
  })
  search?: string;

  @StatusFilter(statuses, { example: 'pending' })
  status: (typeof statuses)[number] = 'all';

  @StatusFilter(paymentStatuses, { example: 'completed' })
  paymentStatus: (typeof paymentStatuses)[number] = 'all';

  @OneOf(orderPaymentSlugs, {
    optional: true,
    description: 'Return only orders that are to be paid in this way',
    example: 'pickup',
  })
  payment?: OrderPayment;

  @OneOf(yesNo, {
    optional: true,
    description: 'Return only orders that the office has to look at, or only the others',
    example: 'true',
  })
  attention?: (typeof yesNo)[number];

  @AssignedToField()
  assignedTo?: string;

  @Day({
    optional: true,
    description: 'Return only orders placed on this day or later, in Kampala time',
    example: '2026-11-01',
  })
  from?: string | null;

  @Day({
    optional: true,
    description: 'Return only orders placed on this day or earlier, in Kampala time',
    example: '2026-11-30',
  })
  to?: string | null;
}

/** Filters, sort order and paging for orders. */
export class OrderListQuery extends IntersectionType(PageQuery, OrderFilter) {
  @OneOf(sorts, {
    optional: true,
    default: '-createdAt',
    description: 'Sort order; a leading `-` reverses it',
    example: '-createdAt',
  })
  sort: (typeof sorts)[number] = '-createdAt';
}

/** More whole shillings than are ever received for one order. */
const maxShillings = 1_000_000_000_000;

const Shillings = (description: string): PropertyDecorator =>
  IntegerField({ min: 0, max: maxShillings, optional: true, description, example: 92_500 });

const Note = (): PropertyDecorator =>
  LongText({
    max: storeLimits.note,
    optional: true,
    description: 'Reason, for the history of the order',
    example: 'Her brother fetches it.',
  });

/** A change to any status (ORD-11). */
export class OrderStatusRequest {
  @OneOf(orderStateSlugs, { description: 'The new status', example: 'processing' })
  status: OrderState;

  @Note()
  note?: string | null;
}

/** Money that the office has received or given back. */
export class OrderPaymentRequest {
  @OneOf(settled, { description: '`completed`: received at the office; `refunded`: given back', example: 'completed' })
  paymentStatus: (typeof settled)[number];

  @OneOf(officeMethodSlugs, {
    optional: true,
    description: `Way of paying; default: ${officeMethods.cash.toLowerCase()}`,
    example: 'cash',
  })
  method?: OfficeMethod | null;

  @Shillings(
    'Only for `refunded`: the `receivedUgx` of the order that the office has seen; 409 REFUND_CHANGED if it has changed since, so that a repeated request gives nothing back twice. Default: the price of the order',
  )
  receivedUgx?: number | null;

  @Shillings(
    'Only for `refunded`: the `refundUgx` of the order, which is given back; 409 REFUND_CHANGED if it has changed since. Default: the price of the order',
  )
  refundUgx?: number | null;

  @Note()
  note?: string | null;
}

export class OrderNoteRequest {
  @LongText({
    min: 1,
    max: storeLimits.note,
    description: 'Note for the office only',
    example: 'Called her; she comes on Friday.',
  })
  note: string;

  @BooleanField({ optional: true, description: 'Whether what needed attention is settled', example: false })
  isSettled?: boolean | null;
}

/** An order as the office lists it (DATA-30). Personal data. */
export class OrderResponse {
  @RowId(17)
  id: number;

  @ApiProperty({ description: 'Reference of the order, as the buyer quotes it on the phone', example: 'K7M2-QXR4' })
  reference: string;

  @ApiProperty({ description: 'Name of the buyer', example: 'Mary Akello' })
  customerName: string;

  @ApiProperty({ description: 'E-mail address to which the confirmation was sent', example: 'mary.akello@example.org' })
  customerEmail: string;

  @NullableText('In international form if the number was understood', '+256772123456')
  customerPhone: string | null;

  @ApiProperty({ description: 'Total in US dollars', example: '25.00' })
  totalAmount: string;

  @ApiProperty({ type: 'integer', description: 'The same in whole shillings', example: 92_500 })
  amountUgx: number;

  @ApiProperty({ enum: orderStateSlugs, description: 'Order status', example: 'pending' })
  status: OrderState;

  @ApiProperty({ enum: orderPaymentStateSlugs, description: 'Payment status', example: 'completed' })
  paymentStatus: OrderPaymentState;

  @ApiProperty({
    enum: orderPaymentSlugs,
    description: 'Whether it is paid online or at pickup',
    example: 'online',
  })
  payment: OrderPayment;

  @ApiProperty({
    enum: [...orderAttentions, null],
    nullable: true,
    type: String,
    description: 'Why the office has to look at it; null if it need not',
    example: null,
  })
  attention: OrderAttention | null;

  @ApiProperty({ description: 'Whether its payment is a test, with which no money moves', example: false })
  isTest: boolean;

  @CreatedAt()
  createdAt: string;

  @ApiProperty({ type: 'integer', description: 'Number of units in all lines', example: 3 })
  itemCount: number;

  @Assignee()
  assignee: string | null;
}

/** Something that happened to an order. */
export class OrderEventResponse {
  @ApiProperty({
    enum: ['status', 'payment', 'note'],
    description: 'A change of status, an event of the payment, or a note',
    example: 'status',
  })
  kind: OrderEvent['kind'];

  @NullableText('Previous status; null if there was none', 'pending')
  from: string | null;

  @NullableText('New status; null for a note', 'processing')
  to: string | null;

  @NullableText('Text of the note', null)
  note: string | null;

  @NullableText('Username of the admin; null for the buyer, the provider or an expiry', 'admin')
  by: string | null;

  @DateTime('When it happened, UTC', '2026-11-21T08:00:00.000Z')
  at: string;
}

/** An attempt to pay an order through a provider. */
export class OrderPaymentResponse {
  @ApiProperty({
    description: 'Reference of the payment, known to the provider and the payer',
    example: 'FW7K2M9QXR4T6V8W1Y3Z5A',
  })
  reference: string;

  @ApiProperty({ enum: paymentProviders, description: 'Provider of the payment', example: 'pesapal' })
  provider: PaymentProviderName;

  @ApiProperty({
    enum: [...payingBySlugs, null],
    nullable: true,
    type: String,
    description: 'Way of paying; null if none was chosen',
    example: 'mobile-money',
  })
  method: PayingBy | null;

  @ApiProperty({ enum: paymentStates, description: 'Status of the attempt', example: 'completed' })
  status: PaymentState;

  @ApiProperty({ type: 'integer', description: 'Amount in whole shillings', example: 92_500 })
  amount: number;

  @NullableText('Receipt number of the provider', 'MP2611.0830.A12345')
  receipt: string | null;

  @NullableText('Remarks about the attempt', null)
  remark: string | null;

  @ApiProperty({ description: 'Whether it is a test, with which no money moves', example: false })
  isTest: boolean;

  @CreatedAt()
  createdAt: string;

  @DateTime('When it entered its current status, UTC', '2026-11-21T08:01:00.000Z')
  movedAt: string;
}

/** An order with all details that the office sees. Personal data. */
export class OrderDetailResponse extends OrderResponse {
  @ApiProperty({ type: [OrderLineResponse], description: 'Lines of the order, one for each product' })
  items: OrderLineResponse[];

  @ApiProperty({ type: [OrderEventResponse], description: 'Events of the order, oldest first' })
  history: OrderEventResponse[];

  @ApiProperty({ type: [OrderPaymentResponse], description: 'Attempts to pay it online, oldest first' })
  payments: OrderPaymentResponse[];

  @NullableDateTime('When it was paid, UTC; null until then', '2026-11-21T08:01:00.000Z')
  paidAt: string | null;

  @NullableDateTime('Until when the units are reserved while it is to be paid online, UTC', null)
  payBefore: string | null;

  @ApiProperty({
    type: 'integer',
    description: 'Whole shillings received for it, less what was given back',
    example: 92_500,
  })
  receivedUgx: number;

  @ApiProperty({
    type: 'integer',
    description:
      'Whole shillings that are given back if it is marked as refunded: only the surplus if more was received than it costs, unless it is cancelled',
    example: 92_500,
  })
  refundUgx: number;

  @ApiProperty({
    description: 'Address of the page of the order, as its buyer has it',
    example: '/orders/K7M2-QXR4?key=4nB0m1mZ0m3XrGd0i1T3o5cW8tq2y6u9x_AbCdEfGhI',
  })
  orderUrl: string;
}

/** @param itemCount units in all lines @param assignee user name of the account that deals with the order */
export const toOrderResponse = (order: Order, itemCount: number, assignee: string | null): OrderResponse => ({
  id: order.id,
  reference: order.reference,
  customerName: order.customerName,
  customerEmail: order.customerEmail,
  customerPhone: order.customerPhone,
  totalAmount: toDecimal(order.cents),
  amountUgx: order.amount,
  status: order.status,
  paymentStatus: order.paymentStatus,
  payment: order.payment,
  attention: order.attention,
  isTest: order.isTest,
  createdAt: order.createdAt.toISOString(),
  itemCount,
  assignee,
});

const toEventResponse = ({ kind, from, to, note, by, createdAt }: OrderEvent): OrderEventResponse => ({
  kind,
  from,
  to,
  note,
  by,
  at: createdAt.toISOString(),
});

const toPaymentResponse = ({
  reference,
  provider,
  method,
  status,
  amount,
  receipt,
  remark,
  isTest,
  createdAt,
  movedAt,
}: Payment): OrderPaymentResponse => ({
  reference,
  provider,
  method,
  status,
  amount,
  receipt,
  remark,
  isTest,
  createdAt: createdAt.toISOString(),
  movedAt: movedAt.toISOString(),
});

export const toOrderDetail = (
  { order, lines, events, pictures }: LoadedOrder,
  payments: readonly Payment[],
  { received, refund }: DueRefund,
  assignee: string | null,
): OrderDetailResponse => ({
  ...toOrderResponse(order, unitsOf(lines), assignee),
  items: lines.map((line) => toOrderLineResponse(line, pictures.get(line.productId) ?? null)),
  history: events.map(toEventResponse),
  payments: payments.map(toPaymentResponse),
  paidAt: order.paidAt?.toISOString() ?? null,
  payBefore: order.heldUntil?.toISOString() ?? null,
  receivedUgx: received.amount,
  refundUgx: refund.amount,
  orderUrl: orderPath(order),
});

export const unitsOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

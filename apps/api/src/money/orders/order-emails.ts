import { Injectable } from '@nestjs/common';
import { formatDayTime, formatDollars, formatShillings } from '@ministry/domain';
import { Config } from '../../platform/config/config.ts';
import { messageFrom, type TemplatedMessage } from '../../platform/message-templates/message-template.ts';
import { OutboxService } from '../../platform/outbox/outbox.service.ts';
import { salutation } from '../../platform/outbox/salutation.ts';
import { orderPath } from './order.dto.ts';
import type { Order } from './order.entity.ts';
import type { OrderLine } from './order-line.entity.ts';
import { orderPaid, orderReady, orderTemplates } from './order-templates.ts';
import { OrdersRepository } from './orders.repository.ts';

/** What a buyer is told of an order. */
type News = 'paid' | 'ready' | Exclude<keyof typeof orderTemplates, 'cancelledPaid' | 'cancelledRefunded'>;

/** Letters to buyers about their orders, written down in the transaction under way. */
@Injectable()
export class OrderEmails {
  constructor(
    private readonly outbox: OutboxService,
    private readonly orders: OrdersRepository,
    private readonly config: Config,
  ) {}

  async send(news: News, order: Order): Promise<void> {
    // Somebody who was erased.
    if (order.customerEmail === '') return;
    const lines = await this.orders.listLines([order.id]);
    await this.outbox.enqueue(emailOf(news, order, lines, this.config.publicUrl));
  }
}

function emailOf(news: News, order: Order, lines: readonly OrderLine[], publicUrl: string): TemplatedMessage {
  const amount = `${formatShillings(order.amount)} (${formatDollars(order.cents)})`;
  const values = {
    firstName: salutation(order.customerName),
    reference: order.reference,
    testNote: order.isTest ? 'This was a test: no money has moved, and nothing will be sent.' : '',
    amount,
    items: lines.map((line) => `  ${line.quantity} x ${line.name}, ${formatDollars(line.cents)} each`).join('\n'),
    orderLink: `${publicUrl}${orderPath(order)}`,
  };
  const isDue = order.payment === 'pickup' && order.paymentStatus !== 'completed';
  if (news === 'paid')
    return messageFrom(orderPaid, order.customerEmail, {
      ...values,
      paidOn: formatDayTime(order.paidAt ?? new Date()),
    });
  if (news === 'ready')
    return messageFrom(orderReady, order.customerEmail, { ...values, amountDue: isDue ? amount : '' });
  return messageFrom(orderTemplates[news === 'cancelled' ? cancelledOf(order) : news], order.customerEmail, values);
}

function cancelledOf({ paymentStatus }: Order): keyof typeof orderTemplates {
  if (paymentStatus === 'completed') return 'cancelledPaid';
  return paymentStatus === 'refunded' ? 'cancelledRefunded' : 'cancelled';
}

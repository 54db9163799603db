import { Injectable } from '@nestjs/common';
import { formatDollars, formatShillings } from '@ministry/domain';
import { Config } from '../../platform/config/config.ts';
import { datesIn } from '../../platform/message-templates/message-dates.ts';
import {
  messageFrom,
  type MessageLanguage,
  pathIn,
  type TemplatedMessage,
} from '../../platform/message-templates/message-template.ts';
import { OutboxService } from '../../platform/outbox/outbox.service.ts';
import { salutation } from '../../platform/outbox/salutation.ts';
import { moneyPhrasesIn } from '../money-phrases.ts';
import { orderPath } from './order.dto.ts';
import type { Order } from './order.entity.ts';
import type { OrderLine } from './order-line.entity.ts';
import { orderPaid, orderReady, orderTemplates } from './order-templates.ts';
import { OrdersRepository } from './orders.repository.ts';

/** Kinds of messages that a buyer gets about an order. */
type News = 'paid' | 'ready' | Exclude<keyof typeof orderTemplates, 'cancelledPaid' | 'cancelledRefunded'>;

/** E-mails to buyers about their orders, added to the outbox within the current transaction. */
@Injectable()
export class OrderEmails {
  constructor(
    private readonly outbox: OutboxService,
    private readonly orders: OrdersRepository,
    private readonly config: Config,
  ) {}

  async send(news: News, order: Order): Promise<void> {
    // The buyer was erased.
    if (order.customerEmail === '') return;
    const lines = await this.orders.listLines([order.id]);
    await this.outbox.enqueue(emailOf(news, order, lines, this.config.publicUrl));
  }
}

function emailOf(news: News, order: Order, lines: readonly OrderLine[], publicUrl: string): TemplatedMessage {
  const reader = { language: order.language };
  const amount = `${formatShillings(order.amount)} (${formatDollars(order.cents)})`;
  const values = (language: MessageLanguage) => {
    const { friend, testOrder, each } = moneyPhrasesIn(language);
    return {
      firstName: salutation(order.customerName, friend),
      reference: order.reference,
      testNote: order.isTest ? testOrder : '',
      amount,
      items: lines.map((line) => `  ${each(line.quantity, line.name, formatDollars(line.cents))}`).join('\n'),
      orderLink: `${publicUrl}${pathIn(language)}${orderPath(order)}`,
    };
  };
  const isDue = order.payment === 'pickup' && order.paymentStatus !== 'completed';
  const paidAt = order.paidAt ?? new Date();
  if (news === 'paid')
    return messageFrom(
      orderPaid,
      order.customerEmail,
      (_, language) => ({ ...values(language), paidOn: datesIn(language).dayTime(paidAt) }),
      reader,
    );
  if (news === 'ready')
    return messageFrom(
      orderReady,
      order.customerEmail,
      (_, language) => ({ ...values(language), amountDue: isDue ? amount : '' }),
      reader,
    );
  const template = orderTemplates[news === 'cancelled' ? cancelledOf(order) : news];
  return messageFrom(template, order.customerEmail, (_, language) => values(language), reader);
}

function cancelledOf({ paymentStatus }: Order): keyof typeof orderTemplates {
  if (paymentStatus === 'completed') return 'cancelledPaid';
  return paymentStatus === 'refunded' ? 'cancelledRefunded' : 'cancelled';
}

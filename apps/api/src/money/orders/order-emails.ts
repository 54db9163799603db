import { Injectable } from '@nestjs/common';
import {
  formatDayTime,
  formatDollars,
  formatShillings,
  type OrderPaymentState,
  type SiteIdentity,
} from '@ministry/domain';
import { Config } from '../../platform/config/config.ts';
import { OutboxService } from '../../platform/outbox/outbox.service.ts';
import { salutation } from '../../platform/outbox/salutation.ts';
import { orderPath } from './order.dto.ts';
import type { Order } from './order.entity.ts';
import type { OrderLine } from './order-line.entity.ts';
import { OrdersRepository } from './orders.repository.ts';

/** What a buyer is told of an order: the subject after its reference, and what stands before the list of what was bought. */
interface News {
  subject: string;
  paragraphs(order: Order): string[];
}

const amountOf = ({ amount, cents }: Order): string => `${formatShillings(amount)} (${formatDollars(cents)})`;
const testCopy = ({ isTest }: Order): string[] =>
  isTest ? ['This was a test: no money has moved, and nothing will be sent.', ''] : [];

const moneyOfCancelled: Partial<Record<OrderPaymentState, string>> = {
  completed: 'You have paid for it: we shall give the money back, and call you about it.',
  refunded:
    'What you paid for it has gone back to you, or is on its way. If it does not reach you within a few days, please call us.',
};

const news = {
  received: {
    subject: 'we have your order',
    paragraphs: (order) => [
      'Thank you for your order. We keep the things for you at our office; we write again when they are ready.',
      `Please bring ${amountOf(order)} when you fetch them.`,
    ],
  },
  paid: {
    subject: 'your payment has arrived',
    paragraphs: (order) => [
      `Thank you. We have received your payment of ${amountOf(order)}${order.paidAt ? ` on ${formatDayTime(order.paidAt)}, Kampala time` : ''}. This letter is your receipt.`,
      'We write again when your things are ready.',
    ],
  },
  ready: {
    subject: 'your things are ready',
    paragraphs: (order) => [
      'Your order is packed, and on its way to you or waiting at our office, as we agreed.',
      ...(order.payment === 'pickup' && order.paymentStatus !== 'completed'
        ? [`Please bring ${amountOf(order)} when you fetch it.`]
        : []),
    ],
  },
  lapsed: {
    subject: 'cancelled, since it was not paid',
    paragraphs: () => [
      'We kept the things for thirty minutes, and no payment has reached us. So the order was cancelled.',
      'If you have paid all the same, do nothing: we shall see it and write to you. Otherwise you are welcome to order again.',
    ],
  },
  cancelled: {
    subject: 'cancelled',
    paragraphs: ({ paymentStatus }) => [
      'Your order was cancelled.',
      moneyOfCancelled[paymentStatus] ?? 'Nothing was charged.',
    ],
  },
  revived: {
    subject: 'paid, and taken up again',
    paragraphs: (order) => [
      `Your payment of ${amountOf(order)} has reached us after the order was cancelled. All your things were still there: we have taken the order up again.`,
      'We write again when they are ready.',
    ],
  },
  soldOut: {
    subject: 'paid, but sold out',
    paragraphs: (order) => [
      `Your payment of ${amountOf(order)} has reached us after the order was cancelled, and some of the things have been sold since. We are sorry.`,
      'Our office will call you or write to you, and give the money back if you wish.',
    ],
  },
  surplus: {
    subject: 'what you paid too much goes back to you',
    paragraphs: () => [
      'You have paid for this order more than once. What was too much goes back to you. If it does not reach you within a few days, please call us.',
    ],
  },
  takenBack: {
    subject: 'your payment was taken back',
    paragraphs: (order) => [
      `The company that collected your payment of ${amountOf(order)} tells us that it has gone back to you. So your order is not paid any more, and we wait with it.`,
      'Our office will call you or write to you. If you know nothing of this, please call us.',
    ],
  },
  refunded: {
    subject: 'your money goes back to you',
    paragraphs: () => [
      'We have given back what you paid for this order. If it does not reach you within a few days, please call us.',
    ],
  },
} satisfies Record<string, News>;

/** Letters to buyers about their orders, written down in the transaction under way. */
@Injectable()
export class OrderEmails {
  constructor(
    private readonly outbox: OutboxService,
    private readonly orders: OrdersRepository,
    private readonly config: Config,
  ) {}

  async send(kind: keyof typeof news, order: Order): Promise<void> {
    // Somebody who was erased.
    if (order.customerEmail === '') return;
    const { subject, paragraphs }: News = news[kind];
    const lines = await this.orders.listLines([order.id]);
    await this.outbox.enqueue((identity) => ({
      channel: 'email',
      recipient: order.customerEmail,
      subject: `Order ${order.reference}: ${subject}`,
      text: emailText(identity, order, lines, paragraphs(order), `${this.config.publicUrl}${orderPath(order)}`),
    }));
  }
}

const emailText = (
  { phone, email, name, postal }: SiteIdentity,
  order: Order,
  lines: readonly OrderLine[],
  paragraphs: readonly string[],
  url: string,
): string =>
  [
    `Dear ${salutation(order.customerName)},`,
    '',
    ...testCopy(order),
    ...paragraphs,
    '',
    ...lines.map((line) => `  ${line.quantity} x ${line.name}, ${formatDollars(line.cents)} each`),
    `  Together: ${amountOf(order)}`,
    '',
    'Your order, with what has become of it:',
    url,
    'Whoever has this address sees your order; please keep it to yourself.',
    '',
    `Questions? Call ${phone} or write to ${email}, and name the order ${order.reference}.`,
    '',
    'God bless you,',
    name,
    postal,
    '',
  ].join('\n');

import type { TemplateText } from '@ministry/domain';
import { emailTemplate } from '../../platform/message-templates/message-template.ts';
import { templateAreas } from '../../platform/message-templates/template-facts.copy.ts';
import type { Sentence } from '../../platform/texts/sentence.ts';
import { moneyMeanings } from '../money-templates.copy.ts';
import { orderMeanings, orderOccasions, orderTitles } from './order-templates.copy.ts';
import * as swahili from './order-templates.sw.ts';

const variables = {
  firstName: { meaning: orderMeanings.firstName, sample: 'Mary' },
  reference: { meaning: orderMeanings.reference, sample: 'HT-7K2Q', isRequired: true },
  testNote: {
    meaning: moneyMeanings.testNote,
    sample: '',
    isRequired: true,
    mayBeEmpty: true,
  },
  amount: { meaning: orderMeanings.amount, sample: 'UGX 37,000 ($10.00)' },
  items: {
    meaning: orderMeanings.items,
    sample: '  2 x Mug, $5.00 each',
    sampleIn: { sw: '  2 x Mug, $5.00 kila moja' },
  },
  orderLink: {
    meaning: orderMeanings.orderLink,
    sample: 'https://church.example/orders/sample',
    sampleIn: { sw: 'https://church.example/sw/orders/sample' },
    isRequired: true,
  },
};

interface OrderMessage {
  key: string;
  title: Sentence;
  sentWhen: Sentence;
  subject: string;
  /** Text above the list of ordered products. */
  news: string;
  sw: TemplateText;
}

const orderDeclaration = ({ key, title, sentWhen, subject, news, sw }: OrderMessage) => ({
  key: `order-${key}`,
  area: templateAreas.store,
  title,
  sentWhen,
  subject: `Order {{reference}}: ${subject}`,
  body: `Dear {{firstName}},

{{testNote}}

${news}

{{items}}
  Total: {{amount}}

Your order and its status:
{{orderLink}}
Anybody who has this link can see your order; please do not share it.

Questions? Call {{churchPhone}} or write to {{churchEmail}}, and name the order {{reference}}.

God bless you,
{{churchName}}
{{churchPostal}}`,
  translations: { sw },
});

const orderTemplate = (message: OrderMessage) => emailTemplate({ ...orderDeclaration(message), variables });

export const orderPaid = emailTemplate({
  ...orderDeclaration({
    key: 'paid',
    title: orderTitles.paid,
    sentWhen: orderOccasions.paid,
    subject: 'your payment has arrived',
    news: `Thank you. We have received your payment of {{amount}} on {{paidOn}}, Kampala time. This e-mail is your receipt.
We will write again when your items are ready.`,
    sw: swahili.paid,
  }),
  variables: {
    ...variables,
    paidOn: {
      meaning: orderMeanings.paidOn,
      sample: 'Fri 27 Nov, 5:00 PM',
      sampleIn: { sw: 'Ijumaa 27 Nov, 17:00' },
    },
  },
});

export const orderReady = emailTemplate({
  ...orderDeclaration({
    key: 'ready',
    title: orderTitles.ready,
    sentWhen: orderOccasions.ready,
    subject: 'your items are ready',
    news: `Your order is packed, and on its way to you or waiting at our office, as we agreed.
Please bring {{amountDue}} when you pick it up.`,
    sw: swahili.ready,
  }),
  variables: {
    ...variables,
    amountDue: { meaning: orderMeanings.amountDue, sample: 'UGX 37,000 ($10.00)', mayBeEmpty: true },
  },
});

/** Messages that need only the variables of every message about an order. */
export const orderTemplates = {
  received: orderTemplate({
    key: 'received',
    title: orderTitles.received,
    sentWhen: orderOccasions.received,
    subject: 'we have your order',
    news: `Thank you for your order. We keep the items for you at our office; we will write again when they are ready.
Please bring {{amount}} when you pick them up.`,
    sw: swahili.received,
  }),
  lapsed: orderTemplate({
    key: 'lapsed',
    title: orderTitles.lapsed,
    sentWhen: orderOccasions.lapsed,
    subject: 'cancelled because it was not paid',
    news: `We kept the items for thirty minutes, and no payment has reached us. So the order was cancelled.
If you have already paid, you do not need to do anything: we will see your payment and write to you. Otherwise you are welcome to order again.`,
    sw: swahili.lapsed,
  }),
  cancelled: orderTemplate({
    key: 'cancelled',
    title: orderTitles.cancelled,
    sentWhen: orderOccasions.cancelled,
    subject: 'cancelled',
    news: `Your order was cancelled.
Nothing was charged.`,
    sw: swahili.cancelled,
  }),
  cancelledPaid: orderTemplate({
    key: 'cancelled-paid',
    title: orderTitles.cancelledPaid,
    sentWhen: orderOccasions.cancelledPaid,
    subject: 'cancelled',
    news: `Your order was cancelled.
You have paid for it: we will give the money back, and call you about it.`,
    sw: swahili.cancelledPaid,
  }),
  cancelledRefunded: orderTemplate({
    key: 'cancelled-refunded',
    title: orderTitles.cancelledRefunded,
    sentWhen: orderOccasions.cancelledRefunded,
    subject: 'cancelled',
    news: `Your order was cancelled.
What you paid for it has gone back to you, or is on its way. If it does not reach you within a few days, please call us.`,
    sw: swahili.cancelledRefunded,
  }),
  revived: orderTemplate({
    key: 'revived',
    title: orderTitles.revived,
    sentWhen: orderOccasions.revived,
    subject: 'paid, and active again',
    news: `Your payment of {{amount}} has reached us after the order was cancelled. All your items were still in stock, so your order is active again.
We will write again when they are ready.`,
    sw: swahili.revived,
  }),
  soldOut: orderTemplate({
    key: 'sold-out',
    title: orderTitles.soldOut,
    sentWhen: orderOccasions.soldOut,
    subject: 'paid, but sold out',
    news: `Your payment of {{amount}} has reached us after the order was cancelled, and some of the items have been sold since then. We are sorry.
Our office will call you or write to you, and give the money back if you wish.`,
    sw: swahili.soldOut,
  }),
  surplus: orderTemplate({
    key: 'surplus',
    title: orderTitles.surplus,
    sentWhen: orderOccasions.surplus,
    subject: 'the extra money goes back to you',
    news: 'You have paid for this order more than once. The extra money goes back to you. If it does not reach you within a few days, please call us.',
    sw: swahili.surplus,
  }),
  reversed: orderTemplate({
    key: 'taken-back',
    title: orderTitles.takenBack,
    sentWhen: orderOccasions.takenBack,
    subject: 'your payment was taken back',
    news: `The company that collected your payment of {{amount}} tells us that it has gone back to you. So your order is no longer paid, and we have put it on hold.
Our office will call you or write to you. If you do not know about this, please call us.`,
    sw: swahili.reversed,
  }),
  refunded: orderTemplate({
    key: 'refunded',
    title: orderTitles.refunded,
    sentWhen: orderOccasions.refunded,
    subject: 'your money goes back to you',
    news: 'We have given back what you paid for this order. If it does not reach you within a few days, please call us.',
    sw: swahili.refunded,
  }),
};

export const allOrderTemplates = [orderPaid, orderReady, ...Object.values(orderTemplates)];

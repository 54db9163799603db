import {
  anonymousDonor,
  formatDollars,
  formatShillings,
  givingWayLine,
  kampalaInstant,
  shortReference,
  type SiteGiving,
} from '@ministry/domain';
import { datesIn } from '../../platform/message-templates/message-dates.ts';
import {
  emailTemplate,
  messageFrom,
  type MessageLanguage,
  type TemplatedMessage,
} from '../../platform/message-templates/message-template.ts';
import { templateAreas } from '../../platform/message-templates/template-facts.copy.ts';
import { salutation } from '../../platform/outbox/salutation.ts';
import { moneyPhrasesIn } from '../money-phrases.ts';
import { moneyMeanings, receiptTexts } from '../money-templates.copy.ts';
import type { Payment } from '../payments/payment.entity.ts';
import type { LedgerEntry } from './ledger-entry.entity.ts';
import * as swahili from './receipt-email.sw.ts';

const noon = 12 * 60;

export const giftReceipt = emailTemplate({
  key: 'gift-receipt',
  area: templateAreas.giving,
  title: receiptTexts.title,
  sentWhen: receiptTexts.sentWhen,
  variables: {
    firstName: { meaning: receiptTexts.firstName, sample: 'Mary' },
    testNote: {
      meaning: moneyMeanings.testNote,
      sample: '',
      isRequired: true,
      mayBeEmpty: true,
    },
    amount: {
      meaning: receiptTexts.amount,
      sample: 'UGX 37,000 (about $10.00)',
      sampleIn: { sw: 'UGX 37,000 (takriban $10.00)' },
      isRequired: true,
    },
    purpose: { meaning: receiptTexts.purpose, sample: 'Tithe', sampleIn: { sw: 'Zaka' }, mayBeEmpty: true },
    paidBy: {
      meaning: receiptTexts.paidBy,
      sample: 'Mobile money',
      sampleIn: { sw: 'Pesa kwa simu' },
      mayBeEmpty: true,
    },
    receivedOn: {
      meaning: receiptTexts.receivedOn,
      sample: 'Friday 27 November 2026',
      sampleIn: { sw: 'Ijumaa 27 Novemba 2026' },
      isRequired: true,
    },
    receiptNumber: {
      meaning: receiptTexts.receiptNumber,
      sample: '',
      isRequired: true,
      mayBeEmpty: true,
    },
    reference: {
      meaning: receiptTexts.reference,
      sample: 'K7P2QX (3f0c-sample)',
      isRequired: true,
      mayBeEmpty: true,
    },
    givingWays: {
      meaning: receiptTexts.givingWays,
      sample: '',
      mayBeEmpty: true,
    },
  },
  subject: 'Receipt for your gift to {{churchName}}',
  body: `Dear {{firstName}},

Thank you for your gift. It has arrived.

{{testNote}}

  Amount:     {{amount}}
  For:        {{purpose}}
  Paid by:    {{paidBy}}
  Received:   {{receivedOn}}
  Receipt:    {{receiptNumber}}
  Reference:  {{reference}}

Please keep this e-mail as your receipt. We keep your name, your address and your gift for seven years, as books of account are kept.

If anything in it is wrong, or the gift was not yours, please tell us: {{churchPhone}} or {{churchEmail}}.

{{givingWays}}

God bless you,
{{churchName}}
{{churchPostal}}`,
  translations: { sw: swahili.giftReceipt },
});

/** The payment of a gift on the site. */
type GiftPayment = Pick<Payment, 'reference' | 'language'>;

/** The receipt for a gift (DON-23). @param payment left out for a gift that the office received */
export function receiptEmail(
  { id, amount, cents, category, method, name, receivedOn, isTest }: LedgerEntry,
  email: string,
  payment?: GiftPayment,
): TemplatedMessage {
  const reference = payment?.reference;
  return messageFrom(
    giftReceipt,
    email,
    ({ identity, giving }, language) => {
      const { friend, testGift, about, purposes, methods } = moneyPhrasesIn(language);
      return {
        firstName: name === anonymousDonor ? friend : salutation(name, friend),
        testNote: isTest ? testGift : '',
        amount: about(formatShillings(amount), formatDollars(cents)),
        purpose: category ? (purposes[category] ?? '') : '',
        paidBy: method ? (methods[method] ?? '') : '',
        receivedOn: datesIn(language).longDay(kampalaInstant(receivedOn, noon)),
        receiptNumber: reference === undefined ? String(id) : '',
        reference: reference === undefined ? '' : `${shortReference(reference)} (${reference})`,
        givingWays: waysOf(giving, identity.name, language),
      };
    },
    {
      subjectPrefix: (language) => (isTest ? moneyPhrasesIn(language).test : ''),
      language: payment?.language ?? null,
    },
  );
}

/** Returns a single text, so that a changed template cannot separate the numbers from their warning. */
function waysOf({ ways }: SiteGiving, churchName: string, language: MessageLanguage): string {
  const phrases = moneyPhrasesIn(language);
  return ways.length === 0
    ? ''
    : [phrases.waysOf(churchName), ...ways.map((way) => `  ${givingWayLine(way)}`), phrases.waysCare].join('\n');
}

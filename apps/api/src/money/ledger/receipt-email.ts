import {
  anonymousGiver,
  formatDollars,
  formatLongDay,
  formatShillings,
  givingCategories,
  givingWayLine,
  kampalaInstant,
  officeMethods,
  payingBy,
  shortReference,
  type SiteGiving,
} from '@ministry/domain';
import {
  emailTemplate,
  messageFrom,
  type TemplatedMessage,
} from '../../platform/message-templates/message-template.ts';
import { salutation } from '../../platform/outbox/salutation.ts';
import type { LedgerEntry } from './ledger-entry.entity.ts';

const methods: Record<string, string> = { ...officeMethods, ...payingBy };
const noon = 12 * 60;

export const giftReceipt = emailTemplate({
  key: 'gift-receipt',
  area: 'Giving',
  title: 'Receipt for a gift',
  sentWhen: 'When a gift has arrived, or the office has entered one and sends a receipt.',
  variables: {
    firstName: { meaning: 'Name of the giver, or friend', sample: 'Mary' },
    testNote: {
      meaning: 'That no money has moved, where payments are tried out',
      sample: '',
      isRequired: true,
      mayBeEmpty: true,
    },
    amount: { meaning: 'Amount in shillings and dollars', sample: 'UGX 37,000 (about $10.00)', isRequired: true },
    purpose: { meaning: 'What the gift is for', sample: 'Tithe', mayBeEmpty: true },
    paidBy: { meaning: 'How it was paid', sample: 'Mobile money', mayBeEmpty: true },
    receivedOn: { meaning: 'Day on which it arrived', sample: 'Friday 27 November 2026', isRequired: true },
    receiptNumber: {
      meaning: 'Number of a gift that the office has entered',
      sample: '',
      isRequired: true,
      mayBeEmpty: true,
    },
    reference: {
      meaning: 'Reference of a gift that was paid on the site',
      sample: 'K7P2QX (3f0c-sample)',
      isRequired: true,
      mayBeEmpty: true,
    },
    givingWays: {
      meaning: 'Where gifts are sent, with a warning of other numbers',
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

Please keep this letter as your receipt. We keep your name, your address and your gift for seven years, as books of account are kept.

If anything in it is wrong, or the gift was not yours, please tell us: {{churchPhone}} or {{churchEmail}}.

{{givingWays}}

God bless you,
{{churchName}}
{{churchPostal}}`,
});

/** The receipt for a gift (DON-23). @param reference of its payment; without one the gift came to the office */
export function receiptEmail(
  { id, amount, cents, category, method, name, receivedOn, isTest }: LedgerEntry,
  email: string,
  reference?: string,
): TemplatedMessage {
  return messageFrom(
    giftReceipt,
    email,
    ({ identity, giving }) => ({
      firstName: name === anonymousGiver ? 'friend' : salutation(name),
      testNote: isTest ? 'This was a test: no money has moved.' : '',
      amount: `${formatShillings(amount)} (about ${formatDollars(cents)})`,
      purpose: category ? givingCategories[category] : '',
      paidBy: method ? (methods[method] ?? '') : '',
      receivedOn: formatLongDay(kampalaInstant(receivedOn, noon)),
      receiptNumber: reference === undefined ? String(id) : '',
      reference: reference === undefined ? '' : `${shortReference(reference)} (${reference})`,
      givingWays: waysOf(giving, identity.name),
    }),
    { subjectPrefix: isTest ? 'TEST: ' : '' },
  );
}

/** One text, so that no change of the words parts the numbers from their warning. */
const waysOf = ({ ways }: SiteGiving, churchName: string): string =>
  ways.length === 0
    ? ''
    : [
        `Where gifts to ${churchName} are sent, besides the form on our site:`,
        ...ways.map((way) => `  ${givingWayLine(way)}`),
        'If a message names another number, it is not from us: please call us.',
      ].join('\n');

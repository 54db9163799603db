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
} from '@ministry/domain';
import type { SignedMessage } from '../../platform/outbox/outbox.service.ts';
import { salutation } from '../../platform/outbox/salutation.ts';
import type { LedgerEntry } from './ledger-entry.entity.ts';

const methods: Record<string, string> = { ...officeMethods, ...payingBy };
const noon = 12 * 60;

/** The receipt for a gift (DON-23). @param reference of its payment; without one the gift came to the office */
export function receiptEmail(
  { id, amount, cents, category, method, name, receivedOn, isTest }: LedgerEntry,
  email: string,
  reference?: string,
): SignedMessage {
  return (identity, { ways }) => ({
    channel: 'email',
    recipient: email,
    subject: `${isTest ? 'TEST: ' : ''}Receipt for your gift to ${identity.name}`,
    text: [
      `Dear ${name === anonymousGiver ? 'friend' : salutation(name)},`,
      '',
      'Thank you for your gift. It has arrived.',
      ...(isTest ? ['', 'This was a test: no money has moved.'] : []),
      '',
      `  Amount:     ${formatShillings(amount)} (about ${formatDollars(cents)})`,
      ...(category ? [`  For:        ${givingCategories[category]}`] : []),
      ...(method ? [`  Paid by:    ${methods[method]}`] : []),
      `  Received:   ${formatLongDay(kampalaInstant(receivedOn, noon))}`,
      reference === undefined ? `  Receipt:    ${id}` : `  Reference:  ${shortReference(reference)} (${reference})`,
      '',
      'Please keep this letter as your receipt. We keep your name, your address and your gift for seven years, as books of account are kept.',
      '',
      `If anything in it is wrong, or the gift was not yours, please tell us: ${identity.phone} or ${identity.email}.`,
      '',
      ...(ways.length > 0
        ? [
            `Where gifts to ${identity.name} are sent, besides the form on our site:`,
            ...ways.map((way) => `  ${givingWayLine(way)}`),
            'If a message names another number, it is not from us: please call us.',
            '',
          ]
        : []),
      'God bless you,',
      identity.name,
      identity.postal,
      '',
    ].join('\n'),
  });
}

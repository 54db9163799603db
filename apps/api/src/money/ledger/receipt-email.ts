import {
  anonymousGiver,
  formatDollars,
  formatLongDay,
  formatShillings,
  givingCategories,
  kampalaInstant,
  ministry,
  officeMethods,
  payingBy,
  shortReference,
} from '@ministry/domain';
import type { NewMessage } from '../../platform/outbox/outbox.service.ts';
import { salutation } from '../../platform/outbox/salutation.ts';
import type { LedgerEntry } from './ledger-entry.entity.ts';

const methods: Record<string, string> = { ...officeMethods, ...payingBy };
const noon = 12 * 60;

/** The receipt for a gift (DON-23). @param reference of its payment; without one the gift came to the office */
export function receiptEmail(
  { id, amount, cents, category, method, name, receivedOn, isTest }: LedgerEntry,
  email: string,
  reference?: string,
): NewMessage {
  return {
    channel: 'email',
    recipient: email,
    subject: `${isTest ? 'TEST: ' : ''}Receipt for your gift to ${ministry.name}`,
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
      `If anything in it is wrong, or the gift was not yours, please tell us: ${ministry.phone} or ${ministry.email}.`,
      '',
      'God bless you,',
      ministry.name,
      ministry.postal,
      '',
    ].join('\n'),
  };
}

import type { LedgerEntryResponse, PaymentRecordResponse } from '@ministry/api-client';
import { formatDollars, givingCategories, officeMethods, payingBy, type PaymentState } from '@ministry/domain';
import type { BadgeTone } from '../../components/badge.tsx';
import { donationsTexts as copy } from './donations-texts.copy.ts';

/** DON-31: what the tab says while nothing has been given. */
export const placeholder = {
  title: copy.noGiftHasBeenRecorded,
  text: copy.giftsMadeOnTheWebsite,
};

export const purposes = { donation: 'Gifts', order: 'Store', all: copy.giftsAndStore };
export const kinds: Record<LedgerEntryResponse['kind'], string> = {
  payment: 'Online',
  office: copy.atTheOffice,
  correction: 'Correction',
  refund: 'Refund',
  reversal: copy.takenBack,
};
export const methods: Record<string, string> = { ...payingBy, ...officeMethods };

export const filters = {
  kind: { '': copy.anyKind, ...kinds },
  category: { '': copy.anyPurpose, ...givingCategories },
  method: { '': copy.anyWay, ...methods },
  deposited: { all: copy.inTheBankOrNot, no: copy.inNoDeposit, yes: copy.inADeposit },
  test: { all: copy.withTests, without: copy.withoutTests, only: copy.testsOnly },
};

export const ledgerCopy = { one: 'entry', many: 'entries', nothingYet: copy.nothingHasBeenWrittenInto };

/** What an entry is for: the category of a gift, or the order. */
export const subjectOf = ({
  category,
  orderReference,
}: Pick<LedgerEntryResponse, 'category' | 'orderReference'>): string =>
  category ? givingCategories[category] : copy.order({ value: orderReference ?? '' }).trim();

/** '$1,250.00', '-$1.35' for a decimal string of the API. */
export function dollars(decimal: string): string {
  const [whole = '0', fraction = '0'] = decimal.replace('-', '').split('.');
  return formatDollars((decimal.startsWith('-') ? -1 : 1) * (Number(whole) * 100 + Number(fraction)));
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
/** '21 Nov 2026' for a plain day. */
export const dayInCopy = (plain: string): string => day.format(new Date(`${plain}T00:00:00Z`));

export const paymentStates: Record<PaymentState, string> = {
  pending: copy.underWay,
  completed: 'Paid',
  failed: copy.failed,
  cancelled: 'Cancelled',
  expired: 'Expired',
  reversed: copy.takenBack,
};
export const paymentTones: Record<PaymentState, BadgeTone> = {
  pending: 'warning',
  completed: 'default',
  failed: 'destructive',
  cancelled: 'secondary',
  expired: 'secondary',
  reversed: 'destructive',
};
export const paymentFilters = {
  status: { all: copy.anyState, ...paymentStates },
  purpose: { '': copy.giftsAndStore, donation: 'Gifts', order: 'Store' },
  needsReview: { '': copy.allPayments, true: copy.needReview },
};
export const paymentCopy = { one: 'payment', many: 'payments', nothingYet: copy.nobodyHasBegunToPay };
export const providers: Record<PaymentRecordResponse['provider'], string> = {
  pesapal: 'Pesapal',
  flutterwave: 'Flutterwave',
  sandbox: copy.testPayment,
};

import type { LedgerEntryResponse, PaymentRecordResponse } from '@ministry/api-client';
import { formatDollars, givingCategories, payingBy, type PaymentState } from '@ministry/domain';
import { dayLocale } from '@ministry/messages';
import { commonCopy as common } from '../../common.copy.ts';
import type { BadgeTone } from '../../components/badge.tsx';
import { donationsCopy as copy } from './donations.copy.ts';

export const purposes = { donation: copy.gifts, order: common.store, all: copy.giftsAndStore };
export const kinds: Record<LedgerEntryResponse['kind'], string> = copy.kinds;
export const methods: Record<string, string> = { ...payingBy, ...common.officeMethods };

export const filters = {
  kind: { '': copy.filters.anyKind, ...kinds },
  category: { '': copy.filters.anyPurpose, ...givingCategories },
  method: { '': copy.filters.anyMethod, ...methods },
  deposited: { all: copy.filters.depositedOrNot, no: copy.filters.inNoDeposit, yes: copy.filters.inADeposit },
  test: { all: copy.filters.withTests, without: copy.filters.withoutTests, only: copy.filters.testsOnly },
};

export const ledgerCopy = { one: copy.entry, many: copy.entries, nothingYet: copy.ledger.nothingYet };

/** What the money was for: the category of a gift, or the order. */
export const subjectOf = ({
  category,
  orderReference,
}: Pick<LedgerEntryResponse, 'category' | 'orderReference'>): string =>
  category ? givingCategories[category] : copy.orderSubject({ reference: orderReference ?? '' }).trim();

/** '$1,250.00', '-$1.35' for a decimal string of the API. */
export function dollars(decimal: string): string {
  const [whole = '0', fraction = '0'] = decimal.replace('-', '').split('.');
  return formatDollars((decimal.startsWith('-') ? -1 : 1) * (Number(whole) * 100 + Number(fraction)));
}

const day = new Intl.DateTimeFormat(dayLocale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
/** '21 Nov 2026' for a day as `YYYY-MM-DD`. */
export const dayInCopy = (plain: string): string => day.format(new Date(`${plain}T00:00:00Z`));

const month = new Intl.DateTimeFormat(dayLocale, { month: 'long', timeZone: 'UTC' });
/** 'January' @param at the month, from 0 */
export const monthName = (at: number): string => month.format(new Date(Date.UTC(2000, at, 15)));

export const paymentStates: Record<PaymentState, string> = copy.paymentStates;
export const paymentTones: Record<PaymentState, BadgeTone> = {
  pending: 'warning',
  completed: 'default',
  failed: 'destructive',
  cancelled: 'secondary',
  expired: 'secondary',
  reversed: 'destructive',
};
export const paymentFilters = {
  status: { all: copy.filters.anyState, ...paymentStates },
  purpose: { '': copy.giftsAndStore, donation: copy.gifts, order: common.store },
  needsReview: { '': copy.filters.allPayments, true: copy.filters.needReview },
};
export const paymentCopy = { one: copy.payment, many: copy.payments, nothingYet: copy.online.nothingYet };
export const providers: Record<PaymentRecordResponse['provider'], string> = {
  pesapal: 'Pesapal',
  flutterwave: 'Flutterwave',
  sandbox: copy.online.testPayment,
};

import type { LedgerEntryResponse, PaymentRecordResponse } from '@ministry/api-client';
import { formatDollars, givingCategories, officeMethods, payingBy, type PaymentState } from '@ministry/domain';
import type { BadgeTone } from '../../components/badge.tsx';

/** DON-31: what the tab says while nothing has been given. */
export const placeholder = {
  title: 'No gift has been recorded yet',
  text: 'Gifts made on the website appear here by themselves once they are paid. What comes to the office in cash, by mobile money or at the bank is recorded by hand.',
};

export const purposes = { donation: 'Gifts', order: 'Store', all: 'Gifts and store' };
export const kinds: Record<LedgerEntryResponse['kind'], string> = {
  payment: 'Online',
  office: 'At the office',
  correction: 'Correction',
  refund: 'Refund',
  reversal: 'Taken back',
};
export const methods: Record<string, string> = { ...payingBy, ...officeMethods };

export const filters = {
  kind: { '': 'Any kind', ...kinds },
  category: { '': 'Any purpose', ...givingCategories },
  method: { '': 'Any way', ...methods },
  deposited: { all: 'In the bank or not', no: 'In no deposit', yes: 'In a deposit' },
  test: { all: 'With tests', without: 'Without tests', only: 'Tests only' },
};

export const ledgerCopy = { one: 'entry', many: 'entries', nothingYet: 'Nothing has been written into the books yet.' };

/** What an entry is for: the category of a gift, or the order. */
export const subjectOf = ({
  category,
  orderReference,
}: Pick<LedgerEntryResponse, 'category' | 'orderReference'>): string =>
  category ? givingCategories[category] : `Order ${orderReference ?? ''}`.trim();

/** '$1,250.00', '-$1.35' for a decimal string of the API. */
export function dollars(decimal: string): string {
  const [whole = '0', fraction = '0'] = decimal.replace('-', '').split('.');
  return formatDollars((decimal.startsWith('-') ? -1 : 1) * (Number(whole) * 100 + Number(fraction)));
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
/** '21 Nov 2026' for a plain day. */
export const dayInCopy = (plain: string): string => day.format(new Date(`${plain}T00:00:00Z`));

export const paymentStates: Record<PaymentState, string> = {
  pending: 'Under way',
  completed: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
  reversed: 'Taken back',
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
  status: { all: 'Any state', ...paymentStates },
  purpose: { '': 'Gifts and store', donation: 'Gifts', order: 'Store' },
  needsReview: { '': 'All payments', true: 'Need review' },
};
export const paymentCopy = { one: 'payment', many: 'payments', nothingYet: 'Nobody has begun to pay online yet.' };
export const providers: Record<PaymentRecordResponse['provider'], string> = {
  pesapal: 'Pesapal',
  flutterwave: 'Flutterwave',
  sandbox: 'Test payment',
};

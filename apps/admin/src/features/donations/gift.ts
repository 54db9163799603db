import type { OfficeGiftRequest } from '@ministry/api-client';
import {
  formatDollars,
  formatShillings,
  kampalaDay,
  parseCents,
  paymentLimits,
  toCents,
  toShillings,
} from '@ministry/domain';
import { donationsCopy as copy } from './donations.copy.ts';

/** Values of the gift form, as typed. */
export type GiftDraft = Record<
  'amount' | 'currency' | 'method' | 'category' | 'name' | 'email' | 'phone' | 'receivedOn' | 'note',
  string
> & { sendReceipt: boolean };

export const blankGift = (now = new Date()): GiftDraft => ({
  amount: '',
  currency: 'UGX',
  method: 'cash',
  category: 'general',
  name: '',
  email: '',
  phone: '',
  receivedOn: kampalaDay(now),
  note: '',
  sendReceipt: false,
});

/** '50,000' and '50 000' become '50000'. */
const plainAmount = (typed: string): string => typed.replace(/[,\s]/g, '');

/** Whole shillings of a typed amount; null if it is invalid. @param rate shillings per dollar */
export function shillingsOf({ amount, currency }: Pick<GiftDraft, 'amount' | 'currency'>, rate: number): number | null {
  const hundredths = parseCents(plainAmount(amount));
  if (hundredths === null) return null;
  if (currency === 'USD') return toShillings(hundredths, rate);
  return hundredths % 100 === 0 ? hundredths / 100 : null;
}

/** The amount in the other currency; empty if it is invalid. */
export function worthOf(typed: Pick<GiftDraft, 'amount' | 'currency'>, rate: number): string {
  const shillings = shillingsOf(typed, rate);
  if (!shillings) return '';
  return copy.giftForm.worth({
    amount: typed.currency === 'USD' ? formatShillings(shillings) : formatDollars(toCents(shillings, rate)),
  });
}

/** The error of an amount, or undefined. @param mayBeZero whether 0 is allowed */
export function validateAmount(
  typed: Pick<GiftDraft, 'amount' | 'currency'>,
  rate: number,
  mayBeZero = false,
): string | undefined {
  const shillings = shillingsOf(typed, rate);
  if (shillings === null) return typed.currency === 'USD' ? copy.giftForm.dollarsWrong : copy.giftForm.shillingsWrong;
  if (shillings === 0 && !mayBeZero) return copy.giftForm.amountMissing;
  return shillings > paymentLimits.most
    ? copy.amountTooLarge({ amount: formatShillings(paymentLimits.most) })
    : undefined;
}

/** Error messages by field. The server validates again. */
export function validate(draft: GiftDraft, rate: number, now = new Date()): Record<string, string> {
  const errors = {
    amount: validateAmount(draft, rate),
    receivedOn:
      draft.receivedOn === '' ? copy.dayMissing : draft.receivedOn > kampalaDay(now) ? copy.dayToCome : undefined,
    email: draft.sendReceipt && draft.email.trim() === '' ? copy.giftForm.emailMissing : undefined,
  };
  return Object.fromEntries(
    Object.entries(errors).filter((error): error is [string, string] => error[1] !== undefined),
  );
}

export const toGiftRequest = ({ amount, ...draft }: GiftDraft): OfficeGiftRequest => ({
  ...(draft as Omit<OfficeGiftRequest, 'amount'>),
  amount: plainAmount(amount),
});
export const toCorrection = ({ amount, note }: { amount: string; note: string }) => ({
  amount: plainAmount(amount),
  note: note.trim(),
});

import type { PaymentMethodResponse, PaymentMethodsResponse } from '@ministry/api-client';
import {
  anonymousDonor,
  formatDollars,
  formatShillings,
  type GivingCategory,
  givingDescription,
  givingPresets,
  isEmailAddress,
  looksLikePhone,
  parseCents,
  type PayingBy,
  paymentLimits,
  toCents,
  toShillings,
} from '@ministry/domain';
import type { Answers } from '../../forms/draft.ts';
import type { FieldErrors } from '../../forms/use-form.ts';
import { giftErrors, giftToasts } from './giving.copy.ts';

/** In the order of the form. */
export const giftFields = [
  'unit',
  'amount',
  'category',
  'provider',
  'method',
  'donorPhone',
  'donorEmail',
  'donorName',
] as const;
export type GiftAnswers = Answers<(typeof giftFields)[number]>;

/** `unit` is the currency of the typed amount, USD or UGX. The request is always in shillings (DON-11). */
export type TypedAmount = Pick<GiftAnswers, 'amount' | 'unit'>;

/**
 * Converts a typed amount to whole shillings; null if it is not valid: at least one dollar or shilling, dollars to the
 * cent, shillings without cents (DON-05, DON-07, DON-13).
 * @param rate shillings for a dollar
 */
export function shillingsOf({ amount, unit }: TypedAmount, rate: number): number | null {
  const hundredths = parseCents(amount);
  if (hundredths === null || hundredths < 100) return null;
  if (unit !== 'UGX') return toShillings(hundredths, rate);
  return hundredths % 100 === 0 ? hundredths / 100 : null;
}

function validateAmount(typed: TypedAmount, rate: number): string | undefined {
  const shillings = shillingsOf(typed, rate);
  if (shillings === null) return giftErrors.amount;
  return shillings > paymentLimits.most ? giftErrors.atMost({ most: formatShillings(paymentLimits.most) }) : undefined;
}

/** DON-06 */
function validateEmail(email: string): string | undefined {
  if (email.trim() === '') return giftErrors.email;
  return isEmailAddress(email.trim()) ? undefined : giftErrors.emailForm;
}

/** The chosen provider, or the first one if there was no choice. */
export const methodOf = (
  { provider }: Pick<GiftAnswers, 'provider'>,
  { methods }: PaymentMethodsResponse,
): PaymentMethodResponse | undefined => methods.find((method) => method.provider === provider) ?? methods[0];

/** Whether the gift is paid by mobile money through a provider that needs the payer's number. */
const wantsPhone = (answers: Pick<GiftAnswers, 'provider' | 'method'>, offer: PaymentMethodsResponse): boolean =>
  answers.method === 'mobile-money' && methodOf(answers, offer)?.wantsPhone === true;

/** Returns one message for each wrong field; empty if the gift can be sent. The server checks again. */
export function validate(answers: GiftAnswers, offer: PaymentMethodsResponse): FieldErrors {
  const errors = {
    amount: validateAmount(answers, offer.rate),
    donorPhone: wantsPhone(answers, offer) && !looksLikePhone(answers.donorPhone) ? giftErrors.phone : undefined,
    donorEmail: validateEmail(answers.donorEmail),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

/** The toast about the first wrong field. */
export function toastOf({ amount, donorEmail }: FieldErrors) {
  const wrong = amount ? 'amount' : donorEmail ? 'email' : 'phone';
  return { title: giftToasts[wrong], description: giftErrors[wrong] };
}

/** The request body (DATA-28): always in whole shillings; with a phone number only if the provider needs it. */
export function requestOf(answers: GiftAnswers, offer: PaymentMethodsResponse) {
  const category = answers.category as GivingCategory;
  return {
    amount: shillingsOf(answers, offer.rate) ?? 0,
    unit: 'UGX' as const,
    currency: 'UGX' as const,
    description: givingDescription(category),
    donorName: answers.donorName.trim() || anonymousDonor,
    donorEmail: answers.donorEmail.trim(),
    donorPhone: wantsPhone(answers, offer) ? answers.donorPhone.trim() : undefined,
    category,
    method: answers.method as PayingBy,
  };
}

/** '$25', or '$2.70' if there are cents. */
const dollars = (cents: number): string => formatDollars(cents).replace(/\.00$/, '');

/** Whole shillings of an amount that can be given; null for any other. */
export const payable = (typed: TypedAmount, rate: number): number | null =>
  validateAmount(typed, rate) === undefined ? shillingsOf(typed, rate) : null;

/** An amount in both currencies for display: '$25 ≈ UGX 92,500' (DON-15); null if it cannot be given. */
export function worthOf(typed: TypedAmount, rate: number): string | null {
  const shillings = payable(typed, rate);
  if (shillings === null) return null;
  if (typed.unit === 'UGX') return `${formatShillings(shillings)} ≈ ${dollars(toCents(shillings, rate))}`;
  return `${dollars(parseCents(typed.amount) ?? 0)} ≈ ${formatShillings(shillings)}`;
}

/** Labels of the preset amounts, and the amount that each puts into the form (DON-14). */
export const presetsIn = (unit: string, rate: number) =>
  givingPresets.map((preset) => ({
    label: dollars(preset * 100),
    worth: `≈ ${formatShillings(toShillings(preset * 100, rate))}`,
    amount: unit === 'UGX' ? String(toShillings(preset * 100, rate)) : String(preset),
  }));

/**
 * The amount after the currency was changed. A preset amount is converted. A typed amount stays as it is: 50000 typed
 * as dollars was meant to be shillings.
 */
export function carried(amount: string, unit: string, rate: number): string {
  const chosen = presetsIn(unit === 'UGX' ? 'USD' : 'UGX', rate).findIndex((preset) => preset.amount === amount.trim());
  return presetsIn(unit, rate)[chosen]?.amount ?? amount;
}

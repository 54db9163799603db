import type { PaymentMethodResponse, PaymentMethodsResponse } from '@ministry/api-client';
import {
  anonymousGiver,
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

/** In the order in which they stand. */
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

/** `unit` is what the amount is typed in, USD or UGX; what is sent is shillings (DON-11). */
export type TypedAmount = Pick<GiftAnswers, 'amount' | 'unit'>;

/**
 * Whole shillings of an amount as typed; null where it is none: at least one, dollars to the cent (DON-05, DON-07, DON-13).
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

/** The provider that was chosen, or the first where nobody was asked. */
export const methodOf = (
  { provider }: Pick<GiftAnswers, 'provider'>,
  { methods }: PaymentMethodsResponse,
): PaymentMethodResponse | undefined => methods.find((method) => method.provider === provider) ?? methods[0];

/** Mobile money through a provider that asks for the number it comes from. */
const wantsPhone = (answers: Pick<GiftAnswers, 'provider' | 'method'>, offer: PaymentMethodsResponse): boolean =>
  answers.method === 'mobile-money' && methodOf(answers, offer)?.wantsPhone === true;

/** What is wrong with which field; empty when the gift can be sent. The server checks again. */
export function validate(answers: GiftAnswers, offer: PaymentMethodsResponse): FieldErrors {
  const errors = {
    amount: validateAmount(answers, offer.rate),
    donorPhone: wantsPhone(answers, offer) && !looksLikePhone(answers.donorPhone) ? giftErrors.phone : undefined,
    donorEmail: validateEmail(answers.donorEmail),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

/** The toast about what is wrong first. */
export function toastOf({ amount, donorEmail }: FieldErrors) {
  const wrong = amount ? 'amount' : donorEmail ? 'email' : 'phone';
  return { title: giftToasts[wrong], description: giftErrors[wrong] };
}

/** The body to send (DATA-28): whole shillings, whatever was typed; a telephone number only where it is needed. */
export function requestOf(answers: GiftAnswers, offer: PaymentMethodsResponse) {
  const category = answers.category as GivingCategory;
  return {
    amount: shillingsOf(answers, offer.rate) ?? 0,
    unit: 'UGX' as const,
    currency: 'UGX' as const,
    description: givingDescription(category),
    donorName: answers.donorName.trim() || anonymousGiver,
    donorEmail: answers.donorEmail.trim(),
    donorPhone: wantsPhone(answers, offer) ? answers.donorPhone.trim() : undefined,
    category,
    method: answers.method as PayingBy,
  };
}

/** '$25', and '$2.70' where there are cents. */
const dollars = (cents: number): string => formatDollars(cents).replace(/\.00$/, '');

/** Whole shillings of an amount that can be given; null for any other. */
export const payable = (typed: TypedAmount, rate: number): number | null =>
  validateAmount(typed, rate) === undefined ? shillingsOf(typed, rate) : null;

/** An amount in both currencies, in words for a giver; null where it cannot be given: '$25 ≈ UGX 92,500' (DON-15). */
export function worthOf(typed: TypedAmount, rate: number): string | null {
  const shillings = payable(typed, rate);
  if (shillings === null) return null;
  if (typed.unit === 'UGX') return `${formatShillings(shillings)} ≈ ${dollars(toCents(shillings, rate))}`;
  return `${dollars(parseCents(typed.amount) ?? 0)} ≈ ${formatShillings(shillings)}`;
}

/** What the amounts to choose from read, and what each puts into the form (DON-14). */
export const presetsIn = (unit: string, rate: number) =>
  givingPresets.map((preset) => ({
    label: dollars(preset * 100),
    worth: `≈ ${formatShillings(toShillings(preset * 100, rate))}`,
    amount: unit === 'UGX' ? String(toShillings(preset * 100, rate)) : String(preset),
  }));

/**
 * The amount after another currency was chosen. One of the amounts to choose from stays worth the same; what was typed
 * stays as it is: 50000 in the field of dollars was meant to be shillings.
 */
export function carried(amount: string, unit: string, rate: number): string {
  const chosen = presetsIn(unit === 'UGX' ? 'USD' : 'UGX', rate).findIndex((preset) => preset.amount === amount.trim());
  return presetsIn(unit, rate)[chosen]?.amount ?? amount;
}

import type { OrderRequest, PaymentMethodResponse } from '@ministry/api-client';
import { isEmailAddress, looksLikePhone, type PayingBy, payingBySlugs, storeLimits } from '@ministry/domain';
import type { Answers } from '../../forms/draft.ts';
import type { FieldErrors } from '../../forms/use-form.ts';
import { type Cart, decimalTotal } from './cart.ts';
import { checkoutErrors } from './checkout.copy.ts';

/** DATA-30 */
export const checkoutFields = ['customerName', 'customerEmail', 'customerPhone', 'payment', 'method'] as const;
export type CheckoutField = (typeof checkoutFields)[number];
export type CheckoutAnswers = Answers<CheckoutField>;

export const lengthOf = {
  customerName: storeLimits.customerName,
  customerEmail: storeLimits.email,
  customerPhone: storeLimits.phone,
} as const;

type Method = PaymentMethodResponse;

/** Ways to pay online; in East Africa the form suggests mobile money. */
export const waysOf = (methods: readonly Method[]): PayingBy[] =>
  payingBySlugs.filter((way) => methods.some(({ ways }) => ways.includes(way)));

/** The first provider for a way to pay; otherwise the first of all. */
export const methodFor = (methods: readonly Method[], way: string): Method | undefined =>
  methods.find(({ ways }) => ways.some((known) => known === way)) ?? methods[0];

const isOnline = ({ payment }: Pick<CheckoutAnswers, 'payment'>): boolean => payment === 'online';

/** Whether the provider needs the payer's phone number. */
const needsPhone = (answers: CheckoutAnswers, methods: readonly Method[]): boolean =>
  isOnline(answers) && answers.method === 'mobile-money' && methodFor(methods, answers.method)?.wantsPhone === true;

/** Returns one message for each wrong field; the server checks again. */
export function validate(answers: CheckoutAnswers, methods: readonly Method[]): FieldErrors {
  return {
    ...(answers.customerName.trim() === '' && { customerName: checkoutErrors.customerName }),
    ...(!isEmailAddress(answers.customerEmail.trim()) && { customerEmail: checkoutErrors.customerEmail }),
    ...validatePhone(answers, methods),
  };
}

function validatePhone(answers: CheckoutAnswers, methods: readonly Method[]): FieldErrors {
  if (answers.customerPhone.trim() === '')
    return needsPhone(answers, methods) ? { customerPhone: checkoutErrors.customerPhone } : {};
  return looksLikePhone(answers.customerPhone) ? {} : { customerPhone: checkoutErrors.phoneForm };
}

/** The request body. It contains the total that was shown, so that the server can refuse the order if the total has changed. */
export function requestOf(cart: Cart, answers: CheckoutAnswers, methods: readonly Method[]): OrderRequest {
  const method = methodFor(methods, answers.method);
  const way = method?.ways.find((known) => known === answers.method);
  return {
    items: cart.map(({ productId, quantity }) => ({ productId, quantity })),
    customerName: answers.customerName.trim(),
    customerEmail: answers.customerEmail.trim(),
    customerPhone: answers.customerPhone.trim() || undefined,
    ...(isOnline(answers) && method
      ? { payment: 'online', provider: method.provider, method: way }
      : { payment: 'pickup' }),
    expectedTotal: decimalTotal(cart),
  };
}

/** `?buy=7`: the product that is ordered without the cart; null if there is none. */
export function boughtIn(search: URLSearchParams): number | null {
  const id = search.get('buy') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}

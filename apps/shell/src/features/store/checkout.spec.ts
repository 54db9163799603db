import { describe, expect, it } from '@jest/globals';
import type { PaymentMethodResponse } from '@ministry/api-client';
import { boughtIn, type CheckoutAnswers, methodFor, requestOf, validate, waysOf } from './checkout.ts';

const pesapal: PaymentMethodResponse = {
  provider: 'pesapal',
  title: 'Pesapal',
  ways: ['card'],
  wantsPhone: false,
  isTest: false,
};
const flutterwave: PaymentMethodResponse = {
  provider: 'flutterwave',
  title: 'Flutterwave',
  ways: ['card', 'mobile-money'],
  wantsPhone: true,
  isTest: false,
};
const cart = [{ productId: 3, name: 'Songs', price: '12.50', imageUrl: null, quantity: 2, left: 5 }];
const answers = (own: Partial<CheckoutAnswers> = {}): CheckoutAnswers => ({
  customerName: ' Mary Akello ',
  customerEmail: ' mary@example.org ',
  customerPhone: '',
  payment: 'online',
  method: 'card',
  ...own,
});

// STORE-14, DATA-30, decisions.md, Store
describe('checkout', () => {
  it('asks for a name and an e-mail address; the phone is optional', () => {
    expect(validate(answers(), [pesapal])).toEqual({});
    expect(Object.keys(validate(answers({ customerName: ' ', customerEmail: 'mary@' }), [pesapal]))).toEqual([
      'customerName',
      'customerEmail',
    ]);
  });

  it('asks for the paying number only if the provider needs it for mobile money', () => {
    const asked = (own: Partial<CheckoutAnswers>, methods = [flutterwave]) =>
      'customerPhone' in validate(answers(own), methods);
    expect(asked({ method: 'mobile-money' })).toBe(true);
    expect(asked({ method: 'mobile-money', customerPhone: '0772 123 456' })).toBe(false);
    expect([
      asked({ method: 'card' }),
      asked({ method: 'mobile-money', payment: 'pickup' }),
      asked({ method: 'mobile-money' }, [{ ...flutterwave, wantsPhone: false }]),
    ]).toEqual([false, false, false]);
  });

  it('sends ids and quantities, the total that was shown, and no price of its own', () => {
    expect(requestOf(cart, answers(), [pesapal])).toEqual({
      items: [{ productId: 3, quantity: 2 }],
      customerName: 'Mary Akello',
      customerEmail: 'mary@example.org',
      customerPhone: undefined,
      payment: 'online',
      provider: 'pesapal',
      method: 'card',
      expectedTotal: '25.00',
    });
  });

  it('pays at pickup if this was chosen, or if there is no provider', () => {
    for (const request of [
      requestOf(cart, answers({ payment: 'pickup' }), [pesapal]),
      requestOf(cart, answers(), []),
    ]) {
      expect(request).toMatchObject({ payment: 'pickup' });
      expect(request).not.toHaveProperty('provider');
    }
  });

  it('uses a provider that accepts the chosen method', () => {
    expect(waysOf([pesapal, flutterwave])).toEqual(['card', 'mobile-money']);
    expect([
      methodFor([pesapal, flutterwave], 'mobile-money')?.provider,
      methodFor([pesapal, flutterwave], 'card')?.provider,
      methodFor([pesapal], 'mobile-money')?.provider,
    ]).toEqual(['flutterwave', 'pesapal', 'pesapal']);
  });

  it('recognises a product that is bought alone', () => {
    expect(['buy=7', 'buy=0', 'buy=-1', 'buy=7x', ''].map((query) => boughtIn(new URLSearchParams(query)))).toEqual([
      7,
      null,
      null,
      null,
      null,
    ]);
  });
});

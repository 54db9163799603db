import { describe, expect, it } from '@jest/globals';
import type { PaymentMethodsResponse } from '@ministry/api-client';
import { carried, type GiftAnswers, presetsIn, requestOf, shillingsOf, toastOf, validate, worthOf } from './gift.ts';

const offer: PaymentMethodsResponse = {
  rate: 3_700,
  methods: [
    { provider: 'pesapal', title: 'Pesapal', ways: ['card', 'mobile-money'], wantsPhone: false, isTest: false },
    { provider: 'flutterwave', title: 'Flutterwave', ways: ['card', 'mobile-money'], wantsPhone: true, isTest: false },
  ],
};
const gift = (own: Partial<GiftAnswers> = {}): GiftAnswers => ({
  unit: 'USD',
  amount: '25',
  category: 'general',
  provider: '',
  method: 'card',
  donorPhone: '',
  donorEmail: 'aber@example.org',
  donorName: '',
  ...own,
});
const errors = (own: Partial<GiftAnswers>) => validate(gift(own), offer);

describe('a gift', () => {
  it('needs only an amount and an e-mail address', () => {
    expect(errors({})).toEqual({});
  });

  // DON-05, DON-07
  it.each(['', ' ', '0', '0.00', '0.99', '-5', 'ten', '1e3', '25.001'])('rejects the amount %j', (amount) => {
    expect(errors({ amount })).toEqual({ amount: 'Please enter a valid donation amount.' });
    expect(toastOf(errors({ amount }))).toEqual({
      title: 'Invalid amount',
      description: 'Please enter a valid donation amount.',
    });
  });

  // DON-07, DON-08
  it('is at least one dollar or one shilling, in whole cents or whole shillings', () => {
    expect([
      errors({ amount: '1' }),
      errors({ amount: '1.01' }),
      errors({ unit: 'UGX', amount: '1' }),
      errors({ unit: 'UGX', amount: '500.00' }),
    ]).toEqual([{}, {}, {}, {}]);
    expect(errors({ unit: 'UGX', amount: '500.50' })).toEqual({ amount: 'Please enter a valid donation amount.' });
  });

  it('is at most what a provider accepts at once', () => {
    expect([errors({ unit: 'UGX', amount: '100000000' }), errors({ unit: 'UGX', amount: '100000001' }).amount]).toEqual(
      [{}, expect.stringMatching(/at most UGX 100,000,000/)],
    );
    expect(errors({ amount: '27027.03' }).amount).toMatch(/at most/);
  });

  // DON-06
  it('needs an e-mail address for the receipt', () => {
    expect(errors({ donorEmail: ' ' })).toEqual({
      donorEmail: 'Please provide an email address for payment processing.',
    });
    expect(errors({ donorEmail: 'aber' })).toEqual({ donorEmail: expect.stringMatching(/such as name@example.org/) });
    expect(toastOf(errors({ donorEmail: '' }))).toEqual({
      title: 'Email required',
      description: 'Please provide an email address for payment processing.',
    });
    expect(toastOf(errors({ amount: '', donorEmail: '' })).title).toBe('Invalid amount');
  });

  it('needs a telephone number for mobile money, if the provider asks for one', () => {
    expect(errors({ provider: 'flutterwave', method: 'mobile-money' })).toEqual({
      donorPhone: expect.stringMatching(/number that you pay with/),
    });
    expect(toastOf(errors({ provider: 'flutterwave', method: 'mobile-money', donorPhone: 'mine' })).title).toBe(
      'Phone number required',
    );
    for (const own of [
      { donorPhone: '0772 123 456' },
      { donorPhone: '+256 772-123456' },
      { method: 'card' },
      { provider: 'pesapal' },
    ]) {
      expect(errors({ provider: 'flutterwave', method: 'mobile-money', ...own })).toEqual({});
    }
  });

  // DON-09, DON-10, DON-11, DON-12, DON-13, DATA-28
  it('is sent in whole shillings, with its purpose and under the name of its donor', () => {
    expect(requestOf(gift({ donorName: ' Aber ', category: 'children' }), offer)).toEqual({
      amount: 92_500,
      unit: 'UGX',
      currency: 'UGX',
      description: 'Donation - children',
      donorName: 'Aber',
      donorEmail: 'aber@example.org',
      donorPhone: undefined,
      category: 'children',
      method: 'card',
    });
    expect(requestOf(gift({ unit: 'UGX', amount: '50000' }), offer)).toMatchObject({
      amount: 50_000,
      donorName: 'Anonymous',
    });
  });

  it('is sent with a telephone number only where it is needed', () => {
    const number = { donorPhone: ' 0772 123 456 ', method: 'mobile-money' };
    expect([
      requestOf(gift({ ...number, provider: 'flutterwave' }), offer).donorPhone,
      requestOf(gift(number), offer).donorPhone,
    ]).toEqual(['0772 123 456', undefined]);
  });
});

describe('an amount', () => {
  it.each([
    ['USD', '25', 92_500],
    ['USD', '1', 3_700],
    ['USD', '0.99', null],
    ['USD', '19.99', 73_963],
    ['UGX', '92500', 92_500],
    ['UGX', '92500.5', null],
    ['USD', '', null],
  ])('in %s of %j is %j shillings', (unit, amount, shillings) => {
    expect(shillingsOf({ unit, amount }, 3_700)).toBe(shillings);
  });

  // DON-15
  it('is shown in both currencies, first in the one that was typed', () => {
    expect(worthOf({ unit: 'USD', amount: '25' }, 3_700)).toBe('$25 ≈ UGX 92,500');
    expect(worthOf({ unit: 'UGX', amount: '10000' }, 3_700)).toBe('UGX 10,000 ≈ $2.70');
    expect([worthOf({ unit: 'USD', amount: '' }, 3_700), worthOf({ unit: 'USD', amount: '0.50' }, 3_700)]).toEqual([
      null,
      null,
    ]);
  });

  // DON-14, DON-15
  it('can be chosen, in either currency', () => {
    expect(presetsIn('USD', 3_700).map(({ label, worth, amount }) => [label, worth, amount])).toEqual([
      ['$25', '≈ UGX 92,500', '25'],
      ['$50', '≈ UGX 185,000', '50'],
      ['$100', '≈ UGX 370,000', '100'],
    ]);
    expect(presetsIn('UGX', 3_700).map(({ amount }) => amount)).toEqual(['92500', '185000', '370000']);
  });

  it('keeps its worth in the other currency if it was chosen, and its number if it was typed', () => {
    expect([carried('25', 'UGX', 3_700), carried('92500', 'USD', 3_700)]).toEqual(['92500', '25']);
    expect([carried('50000', 'UGX', 3_700), carried('12.50', 'UGX', 3_700), carried('', 'UGX', 3_700)]).toEqual([
      '50000',
      '12.50',
      '',
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { ApiError, type PaymentResponse } from '@ministry/api-client';
import { type PaymentState, paymentStates } from '@ministry/domain';
import { outcomeOf, referenceOf } from './outcome.ts';

const reference = 'FW7K2QW9XH4MB8RTNE5VYCDA3P';
const payment = (status: PaymentState, purpose: PaymentResponse['purpose'] = 'donation'): PaymentResponse => ({
  reference,
  purpose,
  status,
  amount: 92_500,
  currency: 'UGX',
  provider: 'pesapal',
  method: 'card',
  isTest: false,
  createdAt: '2026-11-21T09:00:00.000Z',
});
const refusal = (status: number) => new ApiError(status, '', '');

describe('the result page of a gift', () => {
  // DON-22
  it('reads the reference from either parameter, and ignores an invalid one', () => {
    const read = (query: string) => referenceOf(new URLSearchParams(query));
    expect([
      read(`order_id=${reference}`),
      read(`session_id=${reference}`),
      read(`order_id=${reference}&session_id=other678`),
    ]).toEqual([reference, reference, reference]);
    for (const query of [
      '',
      'order_id=',
      'order_id=short',
      'order_id=<b>12345678</b>',
      'order_id=../../admin',
      `order_id=${'x'.repeat(65)}`,
    ])
      expect(read(query)).toBe('');
  });

  // decisions.md, Money: the result page asks the server
  it('shows the status of the server, wherever the provider led the donor', () => {
    for (const status of paymentStates) expect(outcomeOf(reference, payment(status), null, false)).toBe(status);
    for (const status of paymentStates.filter((each) => each !== 'pending'))
      expect(outcomeOf(reference, payment(status), null, true)).toBe(status);
  });

  it('thanks nobody whose payment is not completed', () => {
    expect(outcomeOf(reference, undefined, refusal(404), false)).toBe('unknown');
    expect(outcomeOf('', undefined, null, false)).toBe('unknown');
    expect(outcomeOf(reference, payment('completed', 'order'), null, false)).toBe('unknown');
  });

  it('tells those who turned back that the payment can still be approved', () => {
    expect(outcomeOf(reference, payment('pending'), null, true)).toBe('turnedBack');
    expect([outcomeOf('', undefined, null, true), outcomeOf(reference, undefined, refusal(404), true)]).toEqual([
      'cancelled',
      'cancelled',
    ]);
  });

  it('claims nothing while the server is not reached', () => {
    for (const error of [refusal(503), refusal(429), new TypeError('Failed to fetch')])
      for (const cameBack of [true, false]) expect(outcomeOf(reference, undefined, error, cameBack)).toBe('unasked');
  });

  it('keeps the known status when a later request fails', () => {
    expect(outcomeOf(reference, payment('pending'), refusal(503), false)).toBe('pending');
  });
});

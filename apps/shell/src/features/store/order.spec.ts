import { describe, expect, it } from '@jest/globals';
import type { OrderLookupResponse } from '@ministry/api-client';
import { isAwaited, orderPath, statusOf } from './order.ts';

type Facts = Parameters<typeof statusOf>[0];
const order = (own: Partial<Facts>): Facts => ({
  status: 'pending',
  paymentStatus: 'pending',
  payment: 'online',
  payBefore: '2026-11-21T08:30:00.000Z',
  canPay: true,
  ...own,
});

describe('the status of an order', () => {
  it.each<[Partial<Facts>, string]>([
    [{}, 'Waiting for your payment'],
    [{ canPay: false, payBefore: null }, 'Waiting for your payment'],
    [{ paymentStatus: 'failed' }, 'The payment did not go through'],
    [{ payment: 'pickup' }, 'We received your order'],
    [{ paymentStatus: 'completed' }, 'Thank you! Your payment has arrived'],
    [{ status: 'processing', paymentStatus: 'completed' }, 'We are getting your order ready'],
    [{ status: 'processing', payment: 'pickup' }, 'We are getting your order ready'],
    [{ status: 'shipped', paymentStatus: 'completed' }, 'Your order is on its way, or ready for you'],
    [{ status: 'completed', paymentStatus: 'completed' }, 'Your order is complete'],
    [{ status: 'cancelled' }, 'This order was cancelled'],
    [{ status: 'cancelled', paymentStatus: 'refunded' }, 'Your money was refunded'],
    [{ status: 'completed', paymentStatus: 'refunded' }, 'Your money was refunded'],
  ])('%j: %s', (own, title) => expect(statusOf(order(own), 'Airfield Road, Gulu').title).toBe(title));

  // decisions.md, Store: thirty minutes; the time is Kampala's
  it('says until when unpaid products are reserved', () =>
    expect(statusOf(order({}), 'Airfield Road, Gulu').text).toContain('until 11:30 AM'));

  it('never says that nothing is owed if money was received', () => {
    expect(statusOf(order({ status: 'cancelled', paymentStatus: 'completed' }), 'Airfield Road, Gulu').text).toContain(
      'the refund',
    );
  });

  it.each<[Partial<OrderLookupResponse>, boolean]>([
    [{}, true],
    [{ paymentStatus: 'failed' }, true],
    [{ paymentStatus: 'completed' }, false],
    [{ status: 'cancelled' }, false],
    [{ payment: 'pickup' }, false],
  ])('%j is checked again while the page is visible: %s', (own, answer) =>
    expect(isAwaited({ ...order({}), ...own })).toBe(answer),
  );

  it('is looked up by reference and secret', () =>
    expect(orderPath('K7M2-QXR4', 'a_b-c')).toBe('/api/orders/lookup?reference=K7M2-QXR4&secret=a_b-c'));
});

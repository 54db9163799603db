import { beforeEach, describe, expect, it } from '@jest/globals';
import { forgetOrder, isRemembered, myOrders, orderAddress, rememberOrder } from './my-orders.ts';

const order = (at: number) => ({
  reference: `K7M2-000${at}`,
  key: `key_${at}`,
  at: new Date(at * 1_000).toISOString(),
});

describe('orders made on this device', () => {
  beforeEach(() => localStorage.clear());

  it('are found again, the newest first, ten at most and each once', () => {
    for (let at = 0; at < 12; at += 1) rememberOrder(order(at));
    rememberOrder(order(11));
    expect(myOrders().map(({ reference }) => reference.slice(-2))).toEqual(
      ['11', '10', '09', '08', '07', '06', '05', '04', '03', '02'].map((digits) => digits.replace(/^0/, '0')),
    );
  });

  it('can be forgotten', () => {
    rememberOrder(order(1));
    expect(isRemembered('K7M2-0001')).toBe(true);
    forgetOrder('K7M2-0001');
    expect([isRemembered('K7M2-0001'), { ...localStorage }]).toEqual([false, {}]);
  });

  it('are empty if the storage contains something else', () => {
    localStorage.setItem('orders', '[{"reference":1},null,"x"]');
    expect(myOrders()).toEqual([]);
  });

  it('link to their page', () => expect(orderAddress(order(1))).toBe('/orders/K7M2-0001?key=key_1'));
});

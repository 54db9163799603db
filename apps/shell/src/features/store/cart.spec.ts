import { describe, expect, it } from '@jest/globals';
import { changeText } from './cart.copy.ts';
import {
  canAdd,
  type Cart,
  cartTotal,
  decimalTotal,
  lineTotal,
  type Offer,
  offersIn,
  quantityOf,
  reconcile,
  withOneMore,
  withQuantity,
} from './cart.ts';

const rate = 3_700;
const offer = (id: number, own: Partial<Offer> = {}): Offer => ({
  id,
  name: `Thing ${id}`,
  price: '12.50',
  imageUrl: null,
  stockQuantity: 5,
  ...own,
});
const cartOf = (...offers: Offer[]): Cart => offers.reduce<Cart>(withOneMore, []);
const quantities = (cart: Cart) => cart.map(({ productId, quantity }) => [productId, quantity]);

// STORE-14, decisions.md, Store
describe('the cart', () => {
  it('adds one more with each press, up to the stock', () => {
    const cart = cartOf(offer(1), offer(2), offer(1));
    expect(quantities(cart)).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(canAdd(cart, offer(1, { stockQuantity: 2 }))).toBe(false);
    expect(withOneMore(cart, offer(1, { stockQuantity: 2 }))).toBe(cart);
  });

  it('accepts no more than an order may have: a hundred of one product, fifty different products', () => {
    const hundred = withQuantity(cartOf(offer(1, { stockQuantity: 1_000 })), 1, 250);
    expect(quantityOf(hundred, 1)).toBe(100);
    expect(canAdd(hundred, offer(1, { stockQuantity: 1_000 }))).toBe(false);
    const fifty = cartOf(...Array.from({ length: 50 }, (_, at) => offer(at + 1)));
    expect([canAdd(fifty, offer(51)), canAdd(fifty, offer(50))]).toEqual([false, true]);
  });

  it('has at most as many as are left, and a quantity of zero removes the line', () => {
    const cart = cartOf(offer(1), offer(2));
    expect(quantities(withQuantity(cart, 1, 9))).toEqual([
      [1, 5],
      [2, 1],
    ]);
    expect(quantities(withQuantity(cart, 1, 0))).toEqual([[2, 1]]);
  });

  it('adds up in cents, and converts the sum to shillings', () => {
    const cart = cartOf(offer(1, { price: '0.01' }), offer(1, { price: '0.01' }), offer(2, { price: '12.5' }));
    expect(cartTotal(cart, rate)).toEqual({ cents: 1_252, shillings: 46_324, count: 3 });
    expect(decimalTotal(cart)).toBe('12.52');
    expect(cart.map((line) => lineTotal(line, 3_750))).toEqual([
      { cents: 2, shillings: 75 },
      { cents: 1_250, shillings: 46_875 },
    ]);
    // Two halves of a shilling are one shilling, not two.
    expect(cartTotal(cartOf(offer(1, { price: '0.01' }), offer(2, { price: '0.01' })), 3_750).shillings).toBe(75);
  });
});

describe('a cart that is checked again', () => {
  const cart = withQuantity(cartOf(offer(1), offer(2), offer(3)), 1, 4);
  const after = (...now: [number, Offer | null][]) => reconcile(cart, new Map(now), rate);

  it('says in plain words what is gone, fewer or dearer, and is changed accordingly', () => {
    const { cart: now, changes } = after(
      [1, offer(1, { stockQuantity: 1 })],
      [2, null],
      [3, offer(3, { price: '15.00' })],
    );
    expect(quantities(now)).toEqual([
      [1, 1],
      [3, 1],
    ]);
    expect(changes.map(changeText)).toEqual([
      'Only 1 of Thing 1 is left. Your cart has 1 now.',
      'Thing 2 is sold out or no longer offered. It was removed from your cart.',
      'Thing 3 costs UGX 55,500 ($15.00) now, instead of UGX 46,250 ($12.50).',
    ]);
  });

  it('says nothing if nothing changed that matters to the buyer', () => {
    expect(
      after([1, offer(1, { stockQuantity: 4, price: '12.5' })], [2, offer(2, { name: 'New name' })]).changes,
    ).toEqual([]);
    expect(after([2, offer(2, { name: 'New name' })]).cart[1]?.name).toBe('New name');
  });

  it('does not change what could not be checked', () => {
    expect(after()).toEqual({ cart, changes: [] });
  });

  it('follows the details of a refused order', () => {
    const refused = offersIn(
      {
        items: [
          { productId: 1, name: 'Thing 1', available: 2 },
          { productId: 2, available: 0 },
          { productId: 9, available: 1 },
        ],
      },
      cart,
    );
    expect(quantities(reconcile(cart, refused, rate).cart)).toEqual([
      [1, 2],
      [3, 1],
    ]);
    expect(reconcile(cart, offersIn({ items: [{ productId: 3, price: '9.00' }] }, cart), rate).changes).toMatchObject([
      { kind: 'price', to: { cents: 900 } },
    ]);
    expect(offersIn({ items: 'nonsense' }, cart).size).toBe(0);
  });
});

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Cart, withOneMore } from './cart.ts';

const offer = { id: 7, name: 'Songs', price: '12.50', imageUrl: null, stockQuantity: 3 };
/** Loads the module anew, as in a newly opened page. */
async function openPage() {
  jest.resetModules();
  return import('./cart-store.ts');
}

describe('the cart on the device', () => {
  beforeEach(() => localStorage.clear());

  it('is still there in a page opened later', async () => {
    (await openPage()).changeCart((cart) => withOneMore(cart, offer));
    expect((await openPage()).currentCart()).toEqual([
      { productId: 7, name: 'Songs', price: '12.50', imageUrl: null, quantity: 1, left: 3 },
    ]);
  });

  it('leaves nothing behind when it is empty', async () => {
    const { changeCart } = await openPage();
    changeCart((cart) => withOneMore(cart, offer));
    changeCart(() => []);
    expect({ ...localStorage }).toEqual({});
  });

  it.each(['not JSON', '{}', '[{"productId":"7"}]', '[null]', '"text"'])(
    'is empty if the storage contains something else: %s',
    async (saved) => {
      localStorage.setItem('cart', saved);
      expect((await openPage()).currentCart()).toEqual([]);
    },
  );

  it('lasts as long as the page if the storage is not available', async () => {
    const { changeCart, currentCart } = await openPage();
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    changeCart((cart: Cart) => withOneMore(cart, offer));
    refused.mockRestore();
    expect(currentCart()).toHaveLength(1);
  });
});

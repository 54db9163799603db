import { beforeEach, describe, expect, it } from '@jest/globals';
import { addressOfView, isCartOpen, productsPath, stillShown, viewOf, withCart } from './products-view.ts';

const view = (query: string) => viewOf(new URLSearchParams(query));

describe('the address of the store', () => {
  // STORE-02, STORE-03, STORE-04, STORE-05
  it('contains the search, the category and the page', () => {
    expect(view('search= hymn &category=books&page=2')).toEqual({ search: 'hymn', category: 'books', page: 2 });
    expect(productsPath(view('search=hymn&category=books&page=2'))).toBe(
      '/api/products?limit=13&offset=12&category=books&search=hymn',
    );
    expect(productsPath(view(''))).toBe('/api/products?limit=13');
  });

  // STORE-04: the four categories of the filter
  it('shows everything if it contains an unknown value', () => {
    for (const query of ['category=other', 'category=weapons', 'category=__proto__', 'page=0', 'page=x'])
      expect(view(query)).toEqual({ search: '', category: '', page: 1 });
    expect(view(`search=${'a'.repeat(300)}`).search).toHaveLength(100);
  });

  it('leads from one view to the first page of another', () => {
    expect(addressOfView({ category: 'books', search: 'a & b' })).toBe('/store?category=books&search=a+%26+b#products');
    expect(addressOfView({ category: '', search: '' })).toBe('/store');
  });

  it('keeps the view while the cart opens and closes', () => {
    const opened = withCart('/store', new URLSearchParams('category=media&page=2'), true);
    expect(opened).toBe('/store?category=media&page=2&cart=open');
    const search = new URLSearchParams(opened.slice(opened.indexOf('?')));
    expect([isCartOpen(search), withCart('/store', search, false)]).toEqual([true, '/store?category=media&page=2']);
    expect(withCart('/store', new URLSearchParams('cart=open'), false)).toBe('/store');
  });
});

describe('a page of the store that is read again', () => {
  const soldOut = new Set([3]);
  const stored = new Map([1, 2, 3, 4, 5, 6].map((id) => [id, { id, stockQuantity: soldOut.has(id) ? 0 : id + 5 }]));
  const asked: number[] = [];
  const lookUp = (id: number) => {
    asked.push(id);
    return Promise.resolve(stored.get(id) ?? null);
  };
  const page = (...ids: number[]) => ids.map((id) => ({ id, stockQuantity: id + 5 }));
  beforeEach(() => void (asked.length = 0));

  // STORE-19, STORE-21
  it('keeps each product in its place, also one that sells out or is removed', async () => {
    expect(await stillShown(page(9, 3, 2), [{ id: 2, stockQuantity: 1 }, ...page(4, 5)], lookUp)).toEqual([
      { id: 9, stockQuantity: 0 },
      { id: 3, stockQuantity: 0 },
      { id: 2, stockQuantity: 1 },
    ]);
    expect(asked).toEqual([9, 3]);
  });

  // The list is sorted by name and has no sold-out products.
  it('does not say that a product is sold out because it is on another page now', async () => {
    // 3 is sold out on the first page, so 4 has moved there from the second one.
    expect(await stillShown(page(4, 5), page(5, 6), lookUp)).toEqual(page(4, 5));
    // 1 has come back, so 2 has moved to the second page.
    expect(await stillShown(page(2, 3), page(1, 2), lookUp)).toEqual([...page(2), { id: 3, stockQuantity: 0 }]);
  });

  it('changes nothing of a product that cannot be read', async () => {
    expect(await stillShown(page(4), [], () => Promise.reject(new TypeError('Failed to fetch')))).toEqual(page(4));
  });
});

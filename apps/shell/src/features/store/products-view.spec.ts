import { describe, expect, it } from '@jest/globals';
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

// STORE-19, STORE-21
it('a product that sells out while it is on the screen keeps its place, and nothing moves', () => {
  const before = [
    { id: 1, stockQuantity: 3 },
    { id: 2, stockQuantity: 1 },
    { id: 3, stockQuantity: 9 },
  ];
  expect(
    stillShown(before, [
      { id: 4, stockQuantity: 8 },
      { id: 3, stockQuantity: 7 },
      { id: 1, stockQuantity: 3 },
    ]),
  ).toEqual([
    { id: 1, stockQuantity: 3 },
    { id: 2, stockQuantity: 0 },
    { id: 3, stockQuantity: 7 },
  ]);
});

import { describe, expect, it } from '@jest/globals';
import type { ProductResponse } from '@ministry/api-client';
import { productData, productsData } from './product-data.ts';

const product: ProductResponse = {
  id: 3,
  name: 'Songs',
  description: '',
  price: '12.50',
  priceUgx: 46_250,
  category: 'books',
  imageUrl: null,
  stockQuantity: 4,
  isActive: true,
};

// experience.md, Found and shared
describe('structured data of a product', () => {
  it('gives price, availability and its own page', () => {
    expect(productData(product, 'https://x', 'Grace Church')).toMatchObject({
      '@type': 'Product',
      url: 'https://x/store/3',
      image: 'https://x/share/products-3.jpg',
      offers: { price: 46_250, priceCurrency: 'UGX', availability: 'https://schema.org/InStock' },
    });
    expect(
      productData({ ...product, stockQuantity: 0, imageUrl: '/uploads/a.jpg' }, 'https://x', 'Grace Church'),
    ).toMatchObject({
      image: 'https://x/uploads/a.jpg',
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('leaves out a missing description', () =>
    expect(productData(product, 'https://x', 'Grace Church')).not.toHaveProperty('description'));

  it('lists the products of a page', () =>
    expect(productsData([product], 'https://x').itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Songs', url: 'https://x/store/3' },
    ]));
});

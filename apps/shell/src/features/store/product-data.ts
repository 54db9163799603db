import type { ProductResponse } from '@ministry/api-client';

/** schema.org description of a product. */
export const productData = (
  product: ProductResponse,
  publicUrl: string,
  churchName: string,
): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  ...(product.description === '' ? {} : { description: product.description.slice(0, 500) }),
  image: new URL(product.imageUrl ?? `/share/products-${product.id}.jpg`, publicUrl).href,
  url: `${publicUrl}/store/${product.id}`,
  sku: String(product.id),
  category: product.category,
  offers: {
    '@type': 'Offer',
    price: product.priceUgx,
    priceCurrency: 'UGX',
    availability: `https://schema.org/${product.stockQuantity > 0 ? 'InStock' : 'OutOfStock'}`,
    url: `${publicUrl}/store/${product.id}`,
    seller: { '@type': 'Organization', name: churchName },
  },
});

/** The products of a page of the store, each at its own address. */
export const productsData = (products: readonly ProductResponse[], publicUrl: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: products.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: `${publicUrl}/store/${id}`,
  })),
});

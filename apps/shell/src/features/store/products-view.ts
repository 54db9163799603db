import { apiPath } from '@ministry/api-client';
import { type ProductCategory, storeFilterSlugs } from '@ministry/domain';
import { listPage, pageQuery } from '../../app/list-page.ts';

/** The view of the store in the address. */
export interface ProductsView {
  /** Text to find in name or description; '' for all (STORE-03). */
  search: string;
  /** '' for all categories (STORE-05). */
  category: ProductCategory | '';
  /** From 1. */
  page: number;
}

export const productsPerPage = 12;
/** Longest search text. */
const longest = 100;

export const productPath = (id: string | number) => apiPath('/api/products/{id}', { path: { id } });

export function viewOf(search: URLSearchParams): ProductsView {
  return {
    search: (search.get('search') ?? '').trim().slice(0, longest),
    category: storeFilterSlugs.find((slug) => slug === search.get('category')) ?? '',
    page: listPage(search),
  };
}

export const productsPath = ({ search, category, page }: ProductsView) =>
  apiPath('/api/products', { query: { ...pageQuery(page, productsPerPage), category, search } });

/** The address of a view of the store; without a script, `#products` scrolls to the list. */
export function addressOfView({ search, category }: Partial<ProductsView>): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (search) query.set('search', search);
  return query.size === 0 ? '/store' : `/store?${query}#products`;
}

/** An open cart has its own address, so that the back button closes it. */
export function withCart(pathname: string, search: URLSearchParams, isOpen: boolean): string {
  const query = new URLSearchParams(search);
  if (isOpen) query.set('cart', 'open');
  else query.delete('cart');
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

export const isCartOpen = (search: URLSearchParams): boolean => search.get('cart') === 'open';

interface Shelved {
  id: number;
  stockQuantity: number;
}

/**
 * A page of the list after it was read again. Nothing moves: a product that is no longer on this page keeps its place and is
 * looked up, because it may be sold out (STORE-19, STORE-21) or on another page by now.
 * @param lookUp answers null if the product does not exist; rejects if it cannot be read
 */
export function stillShown<Product extends Shelved>(
  before: readonly Product[],
  now: readonly Product[],
  lookUp: (id: number) => Promise<Shelved | null>,
): Promise<Product[]> {
  const known = new Map(now.map((product) => [product.id, product]));
  return Promise.all(
    before.map(async (product) => {
      const listed = known.get(product.id);
      if (listed) return listed;
      const found = await lookUp(product.id).catch(() => product);
      return { ...product, stockQuantity: found?.stockQuantity ?? 0 };
    }),
  );
}

import { type ProductCategory, storeFilterSlugs } from '@ministry/domain';
import { listPage, pageQuery } from '../../app/list-page.ts';

/** What the address of the store asks for. */
export interface ProductsView {
  /** Words in name or description; '' for all (STORE-03). */
  search: string;
  /** '' for all categories (STORE-05). */
  category: ProductCategory | '';
  /** From 1. */
  page: number;
}

export const productsPerPage = 12;
/** Longest text that is passed on. */
const longest = 100;

export const productPath = (id: string | number): string => `/api/products/${id}`;

export function viewOf(search: URLSearchParams): ProductsView {
  return {
    search: (search.get('search') ?? '').trim().slice(0, longest),
    category: storeFilterSlugs.find((slug) => slug === search.get('category')) ?? '',
    page: listPage(search),
  };
}

/** The read behind a page of the store. */
export function productsPath({ search, category, page }: ProductsView): string {
  const query = new URLSearchParams(pageQuery(page, productsPerPage));
  if (category !== '') query.set('category', category);
  if (search !== '') query.set('search', search);
  return `/api/products?${query}`;
}

/** The address of a view of the store; `#products` brings a reload without script to the list. */
export function addressOfView({ search, category }: Partial<ProductsView>): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (search) query.set('search', search);
  return query.size === 0 ? '/store' : `/store?${query}#products`;
}

/** A cart that is open is a place of its own, which the way back closes. */
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
 * The list as it stands on the screen after it was read again: what the store no longer lists stays in its place, sold out
 * (STORE-19, STORE-21), and nothing under a finger moves.
 */
export function stillShown<Product extends Shelved>(before: readonly Product[], now: readonly Product[]): Product[] {
  const known = new Map(now.map((product) => [product.id, product]));
  return before.map((product) => known.get(product.id) ?? { ...product, stockQuantity: 0 });
}

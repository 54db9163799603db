import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type AnswerOf, ApiError, type ApiPath, dataOf, type ProductResponse } from '@ministry/api-client';
import { api, readQuery, useRead } from '../../../app/reads.ts';
import type { Offer } from '../cart.ts';
import { productPath, productsPath, productsPerPage, type ProductsView, stillShown } from '../products-view.ts';

/** Milliseconds in the background after which a list is read again. */
const oldAfter = 30_000;

/** One page of the store, read again when the visitor comes back after a while. */
export function useProducts(view: ProductsView) {
  const client = useQueryClient();
  const path = productsPath(view);
  const { data, error, refetch, isFetching } = useRead(path);

  useEffect(() => {
    // Not `performance.now()`, which stops while a phone sleeps.
    let hiddenAt = Infinity;
    function look() {
      if (document.hidden) hiddenAt = Date.now();
      else if (Date.now() - hiddenAt >= oldAfter) void lookAgain(client, path);
    }
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [client, path]);

  return {
    products: data?.slice(0, productsPerPage),
    hasMore: (data?.length ?? 0) > productsPerPage,
    error,
    isFetching,
    retry: () => void refetch(),
  };
}

async function lookAgain(client: QueryClient, path: ApiPath<ProductResponse[]>): Promise<void> {
  const now = await api.read(path).catch(() => null);
  const { queryKey } = readQuery(path);
  const before = client.getQueryData(queryKey);
  if (now && before) client.setQueryData(queryKey, await stillShown(before, now, lookUp));
}

export const useProduct = (id: string) => useRead(productPath(id));

/** Reads the current data of a product past every cache; null if it does not exist. @throws if it cannot be read */
export async function lookUp(id: number): Promise<Offer | null> {
  try {
    return await dataOf(api.calls.GET('/api/products/{id}', { params: { path: { id } }, cache: 'no-cache' }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Puts a product's stock into all cached lists and pages. */
export function showStock(client: QueryClient, id: number, stockQuantity: number): void {
  const now = (product: ProductResponse): ProductResponse =>
    product.id === id ? { ...product, stockQuantity } : product;
  client.setQueriesData<AnswerOf<'/api/products' | '/api/products/{id}'>>(
    { predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/products') },
    (known) => (Array.isArray(known) ? known.map(now) : known && now(known)),
  );
}

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, dataOf, type ProductResponse } from '@ministry/api-client';
import { api, useRead } from '../../../app/reads.ts';
import type { Offer } from '../cart.ts';
import { productPath, productsPath, productsPerPage, stillShown, type ProductsView } from '../products-view.ts';

/** Milliseconds out of sight after which a list is read again. */
const oldAfter = 30_000;

/** One page of the store. Whoever comes back to it after a while sees what has been sold meanwhile. */
export function useProducts(view: ProductsView) {
  const client = useQueryClient();
  const path = productsPath(view);
  const { data, error, refetch, isFetching } = useRead<ProductResponse[]>(path);

  useEffect(() => {
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

async function lookAgain(client: QueryClient, path: string): Promise<void> {
  const now = await api.read<ProductResponse[]>(path).catch(() => null);
  if (now) client.setQueryData<ProductResponse[]>([path], (before) => before && stillShown(before, now));
}

export const useProduct = (id: string) => useRead<ProductResponse>(productPath(id));

/**
 * What the store says of a product at this moment, past every cache; null where it has none.
 * Raises where it cannot be looked up.
 */
export async function lookUp(id: number): Promise<Offer | null> {
  try {
    return await dataOf(api.calls.GET('/api/products/{id}', { params: { path: { id } }, cache: 'no-cache' }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Shows on every list and page of this visit what was found out about a product's stock. */
export function showStock(client: QueryClient, id: number, stockQuantity: number): void {
  const now = (product: ProductResponse): ProductResponse =>
    product.id === id ? { ...product, stockQuantity } : product;
  client.setQueriesData<ProductResponse[] | ProductResponse>(
    { predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/products') },
    (known) => (Array.isArray(known) ? known.map(now) : known && now(known)),
  );
}

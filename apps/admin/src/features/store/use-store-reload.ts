import { useReload } from '../../lists/use-reload.ts';

/** Reloads the lists and the figures of the store after a change: a sale changes products, orders and money. */
export const useStoreReload = (): (() => void) => useReload('/api/products', '/api/orders', '/api/store');

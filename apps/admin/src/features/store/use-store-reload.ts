import { useReload } from '../../lists/use-reload.ts';

/** Has the lists of the store and its figures read again after a change: a sale moves products, orders and money alike. */
export const useStoreReload = (): (() => void) => useReload('/api/products', '/api/orders', '/api/store');

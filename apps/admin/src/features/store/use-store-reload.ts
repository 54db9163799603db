import { useReload } from '../../lists/use-reload.ts';

/** Has the lists of the store and its figures read again after a change: a sale moves products, orders and money alike. */
export function useStoreReload(): () => void {
  const products = useReload('/api/products');
  const orders = useReload('/api/orders');
  const figures = useReload('/api/store');
  return () => {
    products();
    orders();
    figures();
  };
}

import { formatDollars, parseCents } from '@ministry/domain';

export const productsPath = '/api/products';
export const ordersPath = '/api/orders';
export const storeStatsPath = '/api/store/stats';

/** '$1,250.00' for a decimal string of the API (ORD-04, ANL-15). */
export const dollars = (decimal: string): string => formatDollars(parseCents(decimal) ?? 0);

/** '1 product', '1,200 products' */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-GB')} ${many}`;

import { apiPath } from '@ministry/api-client';
import { formatDollars, parseCents } from '@ministry/domain';

export const productsPath = '/api/products';
export const ordersPath = '/api/orders';
export const storeStatsPath = apiPath('/api/store/stats');

/** '$1,250.00' for a decimal string of the API (ORD-04, ANL-15). */
export const dollars = (decimal: string): string => formatDollars(parseCents(decimal) ?? 0);

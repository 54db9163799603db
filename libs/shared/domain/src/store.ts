import type { OrderState, ProductCategory } from './store.copy.ts';

export const storeFilterSlugs = [
  'books',
  'clothing',
  'accessories',
  'media',
] as const satisfies readonly ProductCategory[];

/** Stock below this is low (ANL-11). */
export const lowStockBelow = 10;

/** Milliseconds for which an order that is to be paid online holds its stock. */
export const stockHold = 30 * 60_000;

/** Longest accepted input in characters, and largest accepted numbers. */
export const storeLimits = {
  name: 200,
  description: 5_000,
  url: 2_048,
  /** Dollars. */
  price: 100_000,
  stock: 1_000_000,
  lines: 50,
  quantity: 100,
  customerName: 100,
  email: 254,
  phone: 40,
  note: 1_000,
} as const;

const usualMoves: Record<OrderState, readonly OrderState[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'completed', 'cancelled'],
  shipped: ['completed'],
  completed: [],
  cancelled: [],
};

/** Whether a change of status is usual. An admin may set any status; the console asks before an unusual change (ORD-11, ORD-12). */
export const isUsualMove = (from: OrderState, to: OrderState): boolean => usualMoves[from].includes(to);

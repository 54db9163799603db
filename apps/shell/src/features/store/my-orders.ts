import { readStoredList, writeStoredList } from '../../app/stored-list.ts';

/** An order made on this device: enough to open its page, without the products that were bought. */
export interface MyOrder {
  reference: string;
  key: string;
  /** ISO date and time. */
  at: string;
}

const storageKey = 'orders';
const maxOrders = 10;

const isMyOrder = (value: unknown): value is MyOrder => {
  if (typeof value !== 'object' || value === null) return false;
  const { reference, key, at } = value as MyOrder;
  return typeof reference === 'string' && typeof key === 'string' && !Number.isNaN(Date.parse(at));
};

/** The orders made on this device, newest first. */
export const myOrders = (): MyOrder[] => readStoredList(storageKey, isMyOrder);

export const rememberOrder = (order: MyOrder): void =>
  writeStoredList(
    storageKey,
    [order, ...myOrders().filter(({ reference }) => reference !== order.reference)].slice(0, maxOrders),
  );
export const forgetOrder = (reference: string): void =>
  writeStoredList(
    storageKey,
    myOrders().filter((order) => order.reference !== reference),
  );
export const isRemembered = (reference: string): boolean => myOrders().some((order) => order.reference === reference);

export const orderAddress = ({ reference, key }: Pick<MyOrder, 'reference' | 'key'>): string =>
  `/orders/${encodeURIComponent(reference)}?key=${encodeURIComponent(key)}`;

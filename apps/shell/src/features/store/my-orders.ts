/** An order made on this device: enough to open its page, and nothing of what was bought. */
export interface MyOrder {
  reference: string;
  key: string;
  /** ISO date and time. */
  at: string;
}

const name = 'orders';
/** More than that nobody looks through. */
const most = 10;

const isMine = (value: unknown): value is MyOrder => {
  if (typeof value !== 'object' || value === null) return false;
  const { reference, key, at } = value as MyOrder;
  return typeof reference === 'string' && typeof key === 'string' && !Number.isNaN(Date.parse(at));
};

/** The orders made on this device, newest first. */
export function myOrders(): MyOrder[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMine) : [];
  } catch {
    // Storage is refused or holds something else.
    return [];
  }
}

function keep(orders: MyOrder[]): void {
  try {
    if (orders.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(orders));
  } catch {
    // Not kept: the link stands in the e-mail.
  }
}

export const rememberOrder = (order: MyOrder): void =>
  keep([order, ...myOrders().filter(({ reference }) => reference !== order.reference)].slice(0, most));
export const forgetOrder = (reference: string): void =>
  keep(myOrders().filter((order) => order.reference !== reference));
export const isRemembered = (reference: string): boolean => myOrders().some((order) => order.reference === reference);

/** The page of an order. */
export const orderAddress = ({ reference, key }: Pick<MyOrder, 'reference' | 'key'>): string =>
  `/orders/${encodeURIComponent(reference)}?key=${encodeURIComponent(key)}`;

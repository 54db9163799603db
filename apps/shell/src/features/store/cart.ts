import { parseCents, storeLimits, toDecimal, toShillings } from '@ministry/domain';

/** The product data that the cart needs. */
export interface Offer {
  id: number;
  name: string;
  /** US dollars for one unit, as text with two decimals. */
  price: string;
  imageUrl: string | null;
  /** Units in stock. */
  stockQuantity: number;
}

/** A product in the cart, as last read. */
export interface CartLine {
  productId: number;
  name: string;
  price: string;
  imageUrl: string | null;
  quantity: number;
  /** Units in stock. */
  left: number;
}
export type Cart = readonly CartLine[];

interface Price {
  cents: number;
  shillings: number;
}

/** A product whose price or stock has changed since it was added. */
export type CartChange =
  | { kind: 'gone'; name: string }
  | { kind: 'fewer'; name: string; left: number }
  | { kind: 'price'; name: string; from: Price; to: Price };

const centsOf = ({ price }: Pick<CartLine, 'price'>): number => parseCents(price) ?? 0;
const within = (quantity: number, left: number): number => Math.max(1, Math.min(quantity, left, storeLimits.quantity));
const lineOf = ({ id, name, price, imageUrl, stockQuantity }: Offer, quantity: number): CartLine => ({
  productId: id,
  name,
  price,
  imageUrl,
  quantity: within(quantity, stockQuantity),
  left: stockQuantity,
});

export const quantityOf = (cart: Cart, productId: number): number =>
  cart.find((line) => line.productId === productId)?.quantity ?? 0;

/** Whether one more of a product can be put into the cart. */
export function canAdd(cart: Cart, { id, stockQuantity }: Pick<Offer, 'id' | 'stockQuantity'>): boolean {
  const quantity = quantityOf(cart, id);
  return quantity < Math.min(stockQuantity, storeLimits.quantity) && (quantity > 0 || cart.length < storeLimits.lines);
}

/** Adds one unit, if there is one in stock. */
export function withOneMore(cart: Cart, offer: Offer): Cart {
  if (!canAdd(cart, offer)) return cart;
  const quantity = quantityOf(cart, offer.id);
  if (quantity === 0) return [...cart, lineOf(offer, 1)];
  return cart.map((line) => (line.productId === offer.id ? lineOf(offer, quantity + 1) : line));
}

/** Sets the quantity of a product; 0 removes it. */
export const withQuantity = (cart: Cart, productId: number, quantity: number): Cart =>
  quantity < 1
    ? without(cart, productId)
    : cart.map((line) => (line.productId === productId ? { ...line, quantity: within(quantity, line.left) } : line));

export const without = (cart: Cart, productId: number): Cart => cart.filter((line) => line.productId !== productId);

interface Reconciled {
  cart: Cart;
  changes: CartChange[];
}

/**
 * Updates a cart to the current stock and prices, and returns what changed.
 * @param found by product id; null if the product does not exist, absent if it could not be read
 * @param rate shillings for a dollar
 */
export function reconcile(cart: Cart, found: ReadonlyMap<number, Offer | null>, rate: number): Reconciled {
  const changes: CartChange[] = [];
  const lines = cart.flatMap((line) => {
    const offer = found.get(line.productId);
    if (offer === undefined) return [line];
    if (offer === null || offer.stockQuantity < 1) {
      changes.push({ kind: 'gone', name: line.name });
      return [];
    }
    if (offer.stockQuantity < line.quantity)
      changes.push({ kind: 'fewer', name: offer.name, left: offer.stockQuantity });
    if (centsOf(offer) !== centsOf(line))
      changes.push({
        kind: 'price',
        name: offer.name,
        from: priceIn(rate, centsOf(line)),
        to: priceIn(rate, centsOf(offer)),
      });
    return [lineOf(offer, line.quantity)];
  });
  return { cart: lines, changes };
}

const priceIn = (rate: number, cents: number): Price => ({ cents, shillings: toShillings(cents, rate) });

/** Details of a refused order: units left, or the current price. */
interface RefusedItem {
  productId: number;
  available?: number;
  price?: string;
}

const isItem = (value: unknown): value is RefusedItem =>
  typeof value === 'object' && value !== null && typeof (value as RefusedItem).productId === 'number';

/** The current data of the lines for which an order was refused (OUT_OF_STOCK, PRICE_CHANGED), for `reconcile`. */
export function offersIn(details: Readonly<Record<string, unknown>>, cart: Cart): Map<number, Offer | null> {
  const items: unknown[] = Array.isArray(details.items) ? details.items : [];
  return new Map(
    items.filter(isItem).flatMap(({ productId, available, price }) => {
      const line = cart.find((known) => known.productId === productId);
      return line
        ? [
            [
              productId,
              {
                id: productId,
                name: line.name,
                imageUrl: line.imageUrl,
                price: price ?? line.price,
                stockQuantity: available ?? line.left,
              },
            ] as const,
          ]
        : [];
    }),
  );
}

/** Units, cents and shillings of a line. @param rate shillings for a dollar */
export const lineTotal = (line: CartLine, rate: number): Price => priceIn(rate, centsOf(line) * line.quantity);

/** The total. Shillings are converted from all cents at once, as on the server, so that rounding errors do not add up. */
export function cartTotal(cart: Cart, rate: number): Price & { count: number } {
  const cents = cart.reduce((sum, line) => sum + centsOf(line) * line.quantity, 0);
  return { ...priceIn(rate, cents), count: cart.reduce((sum, { quantity }) => sum + quantity, 0) };
}

/** The total as the API expects it: '25.00'. */
export const decimalTotal = (cart: Cart): string => toDecimal(cartTotal(cart, 0).cents);

import { useSyncExternalStore } from 'react';
import type { Cart, CartLine } from './cart.ts';

/** The cart lives on this device alone, until it is ordered. */
const key = 'cart';

const isLine = (value: unknown): value is CartLine => {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, name, price, imageUrl, quantity, left } = value as CartLine;
  return (
    [productId, quantity, left].every(Number.isInteger) &&
    typeof name === 'string' &&
    typeof price === 'string' &&
    (imageUrl === null || typeof imageUrl === 'string')
  );
};

function read(): Cart {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLine) : [];
  } catch {
    // Storage is refused or holds something else.
    return [];
  }
}

let cart: Cart | undefined;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

export const currentCart = (): Cart => (cart ??= read());

/** Changes the cart; without storage it lasts as long as the page. */
export function changeCart(change: (cart: Cart) => Cart): void {
  cart = change(currentCart());
  try {
    if (cart.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(cart));
  } catch {
    // Storage is refused or full.
  }
  tell();
}

/** Another tab has changed it, or emptied the storage (`key` null). */
function hear(event: StorageEvent) {
  if (event.key !== key && event.key !== null) return;
  cart = undefined;
  tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hear);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', hear);
  };
}

/** The cart of this device; null on the server and in the first view, where it is not known yet. */
export const useCart = (): Cart | null => useSyncExternalStore<Cart | null>(subscribe, currentCart, () => null);

import { useSyncExternalStore } from 'react';
import { readStoredList, writeStoredList } from '../../app/stored-list.ts';
import type { Cart, CartLine } from './cart.ts';

/** The cart is stored on this device alone until it is ordered. */
const storageKey = 'cart';

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

let cart: Cart | undefined;
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

export const currentCart = (): Cart => (cart ??= readStoredList(storageKey, isLine));

/** Changes the cart and stores it. */
export function changeCart(change: (cart: Cart) => Cart): void {
  cart = change(currentCart());
  writeStoredList(storageKey, cart);
  notify();
}

/** Applies what another tab has changed; `key` is null when it has cleared the whole storage. */
function onStorage({ key }: StorageEvent) {
  if (key !== storageKey && key !== null) return;
  cart = undefined;
  notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** The cart of this device; null on the server and during hydration, when it is not known yet. */
export const useCart = (): Cart | null => useSyncExternalStore<Cart | null>(subscribe, currentCart, () => null);

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Cart, type CartChange, type Offer, reconcile } from '../cart.ts';
import { changeCart, currentCart } from '../cart-store.ts';
import { lookUp, showStock } from './use-products.ts';

interface CartCheck {
  /** What has changed since the products were added. */
  changes: readonly CartChange[];
  /** Whether a product could not be read; its line is unchanged. */
  isUnchecked: boolean;
  /** Updates the cart and returns what changed. */
  apply(found: ReadonlyMap<number, Offer | null>): CartChange[];
}

/** Reads each product of the cart once when it is opened, and updates the cart. @param rate shillings for a dollar */
export function useCartCheck(rate: number): CartCheck {
  const client = useQueryClient();
  const [changes, setChanges] = useState<readonly CartChange[]>([]);
  const [isUnchecked, setUnchecked] = useState(false);

  function apply(found: ReadonlyMap<number, Offer | null>): CartChange[] {
    const { cart, changes: news } = reconcile(currentCart(), found, rate);
    changeCart(() => cart);
    setChanges((before) => [...before, ...news]);
    for (const [id, offer] of found) showStock(client, id, offer?.stockQuantity ?? 0);
    return news;
  }

  const applied = useRef(apply);
  useEffect(() => void (applied.current = apply));
  useEffect(() => {
    let isOpen = true;
    void lookUpAll(currentCart()).then(({ found, isWhole }) => {
      if (!isOpen) return;
      setUnchecked(!isWhole);
      applied.current(found);
    });
    return () => void (isOpen = false);
  }, []);

  return { changes, isUnchecked, apply };
}

async function lookUpAll(cart: Cart): Promise<{ found: Map<number, Offer | null>; isWhole: boolean }> {
  const found = new Map<number, Offer | null>();
  await Promise.all(
    cart.map(({ productId }) =>
      lookUp(productId).then(
        (offer) => found.set(productId, offer),
        () => undefined,
      ),
    ),
  );
  return { found, isWhole: found.size === cart.length };
}

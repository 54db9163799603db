/** `ids` with one of them moved to another index. */
export function moved(ids: readonly number[], id: number, to: number): number[] {
  const others = ids.filter((one) => one !== id);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, id);
}

/**
 * Calls `send` for one order at a time; of the orders that are given in the meantime only the latest is sent.
 * @param send must not reject; `isLatest` tells whether no other order has been given since
 */
export function oneAtATime<Order>(send: (order: Order, isLatest: () => boolean) => Promise<void>) {
  let isSending = false;
  let next: { order: Order } | undefined;
  return async (order: Order): Promise<void> => {
    next = { order };
    if (isSending) return;
    isSending = true;
    while (next) {
      const sent: Order = next.order;
      next = undefined;
      await send(sent, () => !next);
    }
    isSending = false;
  };
}

/** Photos in the order of these ids. Photos that are not in `ids` follow in their previous order. */
export function inOrder<Photo extends { id: number }>(photos: readonly Photo[], ids: readonly number[]): Photo[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  return photos.toSorted((a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length));
}

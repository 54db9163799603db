interface Loading {
  id: number;
}

/** Position of an item in the queue, from 1, and its neighbours. `at` is 0 if the item is not in the queue. */
export function placeOf<Item extends Loading>(
  queue: readonly Item[],
  id: number | undefined,
): { at: number; before: Item | undefined; after: Item | undefined } {
  const index = queue.findIndex((item) => item.id === id);
  return index === -1
    ? { at: 0, before: undefined, after: queue[0] }
    : { at: index + 1, before: queue[index - 1], after: queue[index + 1] };
}

/** The item to open after one has been dealt with: the next one, or the previous one at the end; undefined if the queue is empty. */
export function successorOf<Item extends Loading>(queue: readonly Item[], id: number): Item | undefined {
  const { before, after } = placeOf(queue, id);
  return after ?? before;
}

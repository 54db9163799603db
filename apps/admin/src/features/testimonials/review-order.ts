interface Loading {
  id: number;
}

/** Which of those that wait stand before and after one, and what number it has; `at` is 0 where it does not wait. */
export function placeOf<Item extends Loading>(
  queue: readonly Item[],
  id: number | undefined,
): { at: number; before: Item | undefined; after: Item | undefined } {
  const index = queue.findIndex((item) => item.id === id);
  return index === -1
    ? { at: 0, before: undefined, after: queue[0] }
    : { at: index + 1, before: queue[index - 1], after: queue[index + 1] };
}

/** Who comes after one has been dealt with: the next one, or the one before the last; none where nothing waits any more. */
export function successorOf<Item extends Loading>(queue: readonly Item[], id: number): Item | undefined {
  const { before, after } = placeOf(queue, id);
  return after ?? before;
}

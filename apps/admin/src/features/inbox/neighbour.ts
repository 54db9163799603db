interface Position {
  /** Ids of the current page, in order. */
  ids: readonly number[];
  open: number | null;
  /** Index that the open item had before it left the list, for example because it was marked read in the list of unread items. */
  lastIndex: number;
}

/**
 * The index of the next (1) or the previous (-1) item. Below 0 or past the end, the item is on another page. If
 * nothing is open, the next item is the first one and the previous item the last one.
 */
export function neighbour({ ids, open, lastIndex }: Position, by: 1 | -1): number {
  if (open === null) return by === 1 ? 0 : ids.length - 1;
  const index = ids.indexOf(open);
  if (index >= 0) return index + by;
  // The items below have moved up by one.
  return by === 1 ? lastIndex : lastIndex - 1;
}

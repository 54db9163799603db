interface Position {
  /** Ids on the page that is shown, in order. */
  ids: readonly number[];
  open: number | null;
  /** Where the open item stood before it left the list, as one that was marked read leaves the unread ones. */
  lastIndex: number;
}

/**
 * The index of the next (1) or the previous (-1) item; below 0 and past the end it is on another page. With nothing open
 * the next one is the first and the previous one the last.
 */
export function neighbour({ ids, open, lastIndex }: Position, by: 1 | -1): number {
  if (open === null) return by === 1 ? 0 : ids.length - 1;
  const index = ids.indexOf(open);
  if (index >= 0) return index + by;
  // What stood below has moved up into its place.
  return by === 1 ? lastIndex : lastIndex - 1;
}

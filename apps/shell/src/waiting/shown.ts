/** How the list is shown. */
interface Shown {
  isOpen: boolean;
  /** How many were queued while the page is open: the list opens and takes the focus for each. */
  queued: number;
  /** The part of a page that has the list; null where it is over the foot of the page. */
  place: HTMLElement | null;
}

let shown: Shown = { isOpen: false, queued: 0, place: null };
const listeners = new Set<() => void>();

export const shownNow = (): Shown => shown;

export function show(change: Partial<Shown>): void {
  shown = { ...shown, ...change };
  listeners.forEach((listener) => listener());
}

export function onShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How the list is shown. */
interface Shown {
  isOpen: boolean;
  /** How many forms were queued since the page was opened. The list opens and takes the focus for each. */
  queued: number;
  /** The element that contains the list; null if the list is shown over the bottom of the page. */
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

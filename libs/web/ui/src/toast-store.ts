export interface ToastContent {
  title: string;
  description?: string;
  /** TOAST-01; `destructive` is announced at once. */
  variant?: 'default' | 'destructive';
  action?: { label: string; onSelect: () => void };
}

export interface Toast extends ToastContent {
  id: number;
  /** False once dismissed; the store keeps a dismissed toast for `dropAfter` so that its text can still be read out. */
  open: boolean;
}

/** Milliseconds a toast stays (TOAST-03). */
const displayTime = 5_000;
/** Milliseconds until a removed toast is dropped (TOAST-07). */
const dropAfter = 1_000_000;
/** A swipe of more pixels than this to the right dismisses a toast (TOAST-04, TOAST-05). */
export const swipeThreshold = 50;
/** Moves the focus to the toast region (TOAST-06). */
export const hotkey = 'F8';

/** Keeps one toast at a time (TOAST-02): a new toast replaces the last one. Fits `useSyncExternalStore`. */
export function createToastStore() {
  let toast: Toast | null = null;
  let lastId = 0;
  let closing: ReturnType<typeof setTimeout> | undefined;
  let dropping: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function set(next: Toast | null) {
    toast = next;
    listeners.forEach((listener) => listener());
  }
  function dismiss() {
    clearTimeout(closing);
    if (!toast?.open) return;
    set({ ...toast, open: false });
    dropping = setTimeout(() => set(null), dropAfter);
  }
  function resume() {
    clearTimeout(closing);
    if (toast?.open) closing = setTimeout(dismiss, displayTime);
  }

  return {
    show(content: ToastContent) {
      clearTimeout(dropping);
      set({ ...content, id: ++lastId, open: true });
      resume();
    },
    dismiss,
    /** Stops the clock while the visitor reads (pointer or focus inside). */
    pause: () => clearTimeout(closing),
    /** Starts the clock again, from the beginning. */
    resume,
    current: () => toast,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type ToastStore = ReturnType<typeof createToastStore>;

const eventName = 'ministry:toast';

/**
 * Shows a toast in the region that listens on this page. Uses a window event, because the shell and the two remotes each bundle
 * their own copy of this module, but share one region.
 */
export function showToast(content: ToastContent): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: content }));
}

/** Listens to every `showToast` of this page. Returns a function that stops listening. */
export function onToast(listener: (content: ToastContent) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<ToastContent>).detail);
  window.addEventListener(eventName, hear);
  return () => window.removeEventListener(eventName, hear);
}

/**
 * Calls `ask` at once and then at intervals, but only while the tab is visible, so that a phone in a pocket uses no data.
 * @param every milliseconds between two calls
 * @returns a function that stops the polling
 */
export function pollWhileVisible(ask: () => void, every: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = -Infinity;
  const settle = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    if (performance.now() - last >= every) {
      last = performance.now();
      ask();
    }
    timer = setTimeout(settle, last + every - performance.now());
  };
  document.addEventListener('visibilitychange', settle);
  settle();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', settle);
  };
}

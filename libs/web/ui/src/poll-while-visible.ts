/**
 * Calls `ask` at once and then every so often, but only while the tab is seen: a phone in a pocket costs nothing.
 * @param every milliseconds between two questions
 * @returns how to end it
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

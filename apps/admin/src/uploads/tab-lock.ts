/**
 * Acquires a lock that only one tab of the console can hold at a time. Returns a function that releases it; null if
 * another tab holds it. If the browser has no locks (plain http in the office's network), no tab is kept out.
 */
export async function acquireTabLock(name: string): Promise<(() => void) | null> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return () => undefined;
  return new Promise((answer) => {
    void locks.request(`admin.upload.${name}`, { ifAvailable: true }, (lock) => {
      if (!lock) return answer(null);
      // Held until the promise is settled or the tab is closed.
      return new Promise<void>((release) => answer(() => release()));
    });
  });
}

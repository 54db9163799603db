/**
 * Takes hold of a name that only one tab of the console can have at a time. Answers what lets go of it again; null when
 * another tab has it. Without the browser's help (plain http in the office's network) nobody is kept out.
 */
export async function acquireTabLock(name: string): Promise<(() => void) | null> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return () => undefined;
  return new Promise((answer) => {
    void locks.request(`admin.upload.${name}`, { ifAvailable: true }, (lock) => {
      if (!lock) return answer(null);
      // Held until the promise is settled, or the tab is gone.
      return new Promise<void>((release) => answer(() => release()));
    });
  });
}

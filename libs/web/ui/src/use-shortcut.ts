import { useEffect, useLayoutEffect, useRef } from 'react';
import { keymap } from './keymap.ts';

/**
 * A key that works while the calling component is on the page, and is listed in the help under `?`.
 * @param keys 'n', '/', '$mod+s'; a key without `$mod` does nothing while somebody types, and no key works while a dialog is open
 * @param label what it does: 'New event'
 */
export function useShortcut(keys: string, label: string, run: () => void, isEnabled = true): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  // Registered before the page is painted, so that a visible shortcut works.
  useLayoutEffect(
    () => (isEnabled ? keymap.add({ keys, label, run: () => latest.current() }) : undefined),
    [keys, label, isEnabled],
  );
}

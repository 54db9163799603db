import { useEffect } from 'react';
import { isFree, keymap, keysOf } from './keymap.ts';

/** antd keeps closed dialogs in the document, hidden. */
const hasOpenDialog = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog], dialog[open]')].some(
    (dialog) => dialog.offsetParent !== null || dialog.getClientRects().length > 0,
  );

/** Listens for the shortcuts; used once, by the console's frame. */
export function useShortcutKeys(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return;
      const keys = keysOf(event);
      const shortcut = keys ? keymap.find(keys) : undefined;
      if (!shortcut || !isFree(shortcut.keys, document.activeElement, hasOpenDialog())) return;
      event.preventDefault();
      shortcut.run();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

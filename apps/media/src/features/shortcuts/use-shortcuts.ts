import { useLayoutEffect, useState } from 'react';
import { keymap } from '@ministry/ui/keymap';
import { shortcutsCopy as copy } from './shortcuts.copy.ts';
import { type ShortcutAction, shortcuts } from './shortcuts.ts';

const storageKey = 'mediaShortcuts';

/** Single-key shortcuts can be switched off, because voice control or a cat may type letters too (WCAG 2.1.4). */
export function useShortcuts(act: (action: ShortcutAction) => void) {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');
  // Registered before the page is painted, so that the keys work as soon as it is visible.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    return keymap.add(
      ...shortcuts.map(({ key, does }) => ({
        keys: key,
        label: copy.does[does],
        // Ignores key repeat; otherwise a key that is held down would toggle the preview many times per second.
        run: ({ repeat }: KeyboardEvent) => (repeat ? undefined : act(does)),
      })),
    );
  }, [isOn, act]);

  return {
    isOn,
    toggle: () => {
      localStorage.setItem(storageKey, isOn ? 'off' : 'on');
      setOn(!isOn);
    },
  };
}

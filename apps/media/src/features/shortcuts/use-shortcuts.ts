import { useLayoutEffect, useState } from 'react';
import { keymap } from '@ministry/ui/keymap';
import { shortcutsCopy as copy } from './shortcuts.copy.ts';
import { type ShortcutAction, shortcuts } from './shortcuts.ts';

const storageKey = 'mediaShortcuts';

/** Single keys can be switched off: a voice control or a cat types letters too (WCAG 2.1.4). */
export function useShortcuts(act: (action: ShortcutAction) => void) {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');
  // Before the page is painted: what is seen can be pressed.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    return keymap.add(
      ...shortcuts.map(({ key, does }) => ({
        keys: key,
        label: copy.does[does],
        // Held down, a key would show and hide the preview many times a second.
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

import { useEffect, useState } from 'react';
import { type ShortcutAction, shortcutOf } from './shortcuts.ts';

const storageKey = 'mediaShortcuts';
const typed = 'input, textarea, select, [contenteditable]';

/** Single keys can be switched off: a voice control or a cat types letters too (WCAG 2.1.4). */
export function useShortcuts(act: (action: ShortcutAction) => void) {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(typed) !== null;
      const action = shortcutOf(event, { isTyping, isAsked: document.querySelector('dialog[open]') !== null });
      if (!action) return;
      event.preventDefault();
      act(action);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn, act]);

  return {
    isOn,
    toggle: () => {
      localStorage.setItem(storageKey, isOn ? 'off' : 'on');
      setOn(!isOn);
    },
  };
}

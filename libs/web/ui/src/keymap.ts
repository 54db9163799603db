import { matchKeyBindingPress, parseKeybinding } from 'tinykeys';

/** One key that does something on the page that is open. */
export interface Shortcut {
  /** In the notation of tinykeys: 'n', '/', 'Escape', '$mod+k' (Control, on a Mac the command key). */
  keys: string;
  /** Description for the help, such as 'New event'. */
  label: string;
  run(event: KeyboardEvent): void;
}

const writable =
  'input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable=true]';

/** antd keeps closed dialogs in the document, hidden. */
const hasOpenDialog = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog], dialog[open]')].some(
    (dialog) => dialog.offsetParent !== null || dialog.getClientRects().length > 0,
  );

/** Whether an event matches a shortcut. A character matches with or without Shift: '?' needs Shift on most keyboards, but not on all. */
const matches = ({ keys }: Shortcut, event: KeyboardEvent): boolean =>
  (keys.length === 1 ? [keys, `Shift+${keys}`] : [keys])
    .flatMap(parseKeybinding)
    .some((press) => matchKeyBindingPress(event, press));

/** An open dialog blocks all shortcuts. While somebody types, only shortcuts with Control work. */
const isFree = ({ keys }: Shortcut): boolean =>
  !hasOpenDialog() && (keys.startsWith('$mod+') || !document.activeElement?.matches(writable));

/** The shortcuts that work now; the last one registered for a key wins. */
export function createKeymap() {
  let shortcuts: readonly Shortcut[] = [];
  const listeners = new Set<() => void>();

  function onKeyDown(event: Event) {
    // Chrome's autofill sends a keydown event without a key.
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented || event.isComposing) return;
    const shortcut = shortcuts.findLast((one) => matches(one, event));
    if (!shortcut || !isFree(shortcut)) return;
    event.preventDefault();
    shortcut.run(event);
  }
  function change(next: readonly Shortcut[]) {
    shortcuts = next;
    if (shortcuts.length > 0) window.addEventListener('keydown', onKeyDown);
    else window.removeEventListener('keydown', onKeyDown);
    listeners.forEach((listener) => listener());
  }
  return {
    /** All shortcuts in the order of registration, including those whose key a later shortcut uses. */
    all: () => shortcuts,
    /** Returns a function that removes the added shortcuts. */
    add(...added: readonly Shortcut[]): () => void {
      change([...shortcuts, ...added]);
      return () => change(shortcuts.filter((one) => !added.includes(one)));
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The shortcuts of the open console. */
export const keymap = createKeymap();

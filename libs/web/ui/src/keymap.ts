import { matchKeyBindingPress, parseKeybinding } from 'tinykeys';

/** One key that does something on the page that is open. */
export interface Shortcut {
  /** As tinykeys writes it: 'n', '/', 'Escape', '$mod+k' (Control, on a Mac the command key). */
  keys: string;
  /** What it does, for the help: 'New event'. */
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

/** Whether the keys of an event do what a shortcut waits for. A character counts however it is typed: '?' needs Shift on most keyboards, not on all. */
const matches = ({ keys }: Shortcut, event: KeyboardEvent): boolean =>
  (keys.length === 1 ? [keys, `Shift+${keys}`] : [keys])
    .flatMap(parseKeybinding)
    .some((press) => matchKeyBindingPress(event, press));

/** A dialog in front has the keyboard for itself; keys without Control belong to the person who types. */
const isFree = ({ keys }: Shortcut): boolean =>
  !hasOpenDialog() && (keys.startsWith('$mod+') || !document.activeElement?.matches(writable));

/** The shortcuts that work now; the last one registered for a key has it. */
export function createKeymap() {
  let shortcuts: readonly Shortcut[] = [];
  const listeners = new Set<() => void>();

  function onKeyDown(event: Event) {
    // Chrome's autofill sends one without a key.
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
    /** As registered, also those that a later one has taken the key from. */
    all: () => shortcuts,
    /** Answers how to take them back. */
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

/** Of the console that is open. */
export const keymap = createKeymap();

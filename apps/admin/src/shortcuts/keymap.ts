/** One key that does something on the page that is open. */
export interface Shortcut {
  /** 'n', '/', '?', 'Mod+k' (Control, on a Mac the command key). */
  keys: string;
  /** What it does, for the help: 'New event'. */
  label: string;
  run(): void;
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** 'Mod+k' for Control-K, 'n' for N alone; null for what belongs to the browser or the device. */
export function keysOf({ key, ctrlKey, metaKey, altKey }: Press): string | null {
  if (altKey) return null;
  return ctrlKey || metaKey ? `Mod+${key.toLowerCase()}` : key;
}

const writable =
  'input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable=true]';

/** Single letters belong to whoever types; a dialog in front has the keyboard for itself. */
export function isFree(keys: string, focused: Element | null, hasDialog: boolean): boolean {
  if (hasDialog) return false;
  return keys.startsWith('Mod+') || !focused?.matches(writable);
}

/** The shortcuts that work now; the last one registered for a key has it. */
export function createKeymap() {
  let shortcuts: readonly Shortcut[] = [];
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    all: () => shortcuts,
    find: (keys: string) => shortcuts.findLast((one) => one.keys === keys),
    /** Answers how to take it back. */
    add(shortcut: Shortcut): () => void {
      shortcuts = [...shortcuts, shortcut];
      tell();
      return () => {
        shortcuts = shortcuts.filter((one) => one !== shortcut);
        tell();
      };
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const keymap = createKeymap();

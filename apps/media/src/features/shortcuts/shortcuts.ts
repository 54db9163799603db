/** Where a key leads. None of them approves, goes live or ends anything: that takes a press on a button. */
export const shortcuts = [
  { key: '?', does: 'help' },
  { key: 's', does: 'status' },
  { key: 'a', does: 'approval' },
  { key: 'p', does: 'preview' },
  { key: 'm', does: 'mute' },
  { key: '1', does: 'youtube' },
  { key: '2', does: 'rtmp' },
  { key: '3', does: 'dual' },
] as const;
export type ShortcutAction = (typeof shortcuts)[number]['does'];

interface Pressed {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  repeat: boolean;
}

/** What a key does; nothing while somebody types or a dialog asks, and nothing together with Ctrl or Alt. */
export function shortcutOf(
  { key, ctrlKey, altKey, metaKey, repeat }: Pressed,
  where: { isTyping: boolean; isAsked: boolean },
): ShortcutAction | null {
  if (ctrlKey || altKey || metaKey || repeat || where.isTyping || where.isAsked) return null;
  return shortcuts.find((each) => each.key === key.toLowerCase())?.does ?? null;
}

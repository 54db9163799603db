/** Actions of the keys. No key approves, goes live or ends anything: that takes a click on a button. */
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

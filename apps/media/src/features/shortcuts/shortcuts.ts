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

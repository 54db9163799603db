import { messages } from '@ministry/messages';

export const shortcutsCopy = messages('admin.shortcuts', {
  title: 'Keyboard shortcuts',
  lead: 'What works on this page:',
  /** The name of a key. */
  escape: 'Esc',
  escapeDoes: 'Close a dialog or a menu',
});

import { messages } from '@ministry/messages';

export const shortcutsCopy = messages('admin.shortcuts', {
  keyboardShortcuts: 'Keyboard shortcuts',
  whatWorksOnThisPage: 'What works on this page:',
  esc: 'Esc',
  closeADialogOrA: 'Close a dialog or a menu',
});

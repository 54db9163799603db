/**
 * For Ant Design's `afterOpenChange`: puts the focus into the first field of the dialog that has just opened. React's
 * `autoFocus` comes too early: the dialog is not yet attached, and its close button is focused.
 */
export function focusFirstField(isOpen: boolean): void {
  if (!isOpen) return;
  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
  dialog?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}

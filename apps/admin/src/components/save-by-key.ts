import type { KeyboardEvent } from 'react';

/** For the `onKeyDown` of a form in a dialog, over which the shortcuts of the page rest: Control-S saves. */
export function saveByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

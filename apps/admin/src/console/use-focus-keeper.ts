import { useEffect } from 'react';

/** Number of focused elements to remember; enough that one of them still exists if a dialog has removed its table row. */
const remembered = 20;

/**
 * Restores the focus when a dialog or drawer that has it is removed from the page. Ant Design does this only for dialogs
 * that stay mounted while they are closed.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    let had: HTMLElement[] = [];
    function onFocusIn({ target }: FocusEvent) {
      if (target instanceof HTMLElement)
        had = [...had.filter((element) => element !== target), target].slice(-remembered);
    }
    function giveBack() {
      const { activeElement, body } = document;
      if (activeElement && activeElement !== body) return;
      had
        .findLast((element) => element.isConnected && element.getClientRects().length > 0)
        ?.focus({ preventScroll: true });
    }
    // Dialogs, drawers and similar elements are children of the body. If a page opens at the same time, it has the focus by now.
    const observer = new MutationObserver((changes) => {
      // The focused element was removed with the dialog. Its frame is empty by now, so nothing else shows which element that was.
      if (changes.some(({ removedNodes }) => removedNodes.length > 0) && had.at(-1)?.isConnected === false)
        setTimeout(giveBack);
    });
    observer.observe(document.body, { childList: true });
    document.addEventListener('focusin', onFocusIn);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
    };
  }, []);
}

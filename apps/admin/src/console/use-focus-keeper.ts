import { useEffect } from 'react';

/** Elements that had the focus, so many of them that one is still there when a dialog took its row away with it. */
const remembered = 20;

/**
 * Gives the focus back to where it was when a dialog or drawer is taken out of the page while it has it. Ant Design does so
 * only for one that stays mounted while it is closed.
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
    // Dialogs, drawers and their like are children of the body; a page that opens has taken the focus by then.
    const observer = new MutationObserver((changes) => {
      // What had the focus went with it; by now the frame of the dialog is empty, so that nothing else tells what it was.
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

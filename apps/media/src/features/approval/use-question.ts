import { useEffect, useRef, useState } from 'react';

/** Actions that need confirmation. */
export type Question = 'end' | 'withdraw';

/** The open confirmation of the card, and where the focus goes afterwards. @param forget clears the failures of earlier attempts */
export function useQuestion(forget: () => void) {
  const [asked, ask] = useState<Question | null>(null);
  const isFinished = useRef(false);
  useEffect(() => {
    // The button that opened the dialog no longer exists. The focus moves only after the dialog is closed, because
    // elements under it cannot be focused.
    if (asked === null && isFinished.current) document.getElementById('approval')?.focus();
    isFinished.current = false;
  }, [asked]);
  const close = () => {
    ask(null);
    forget();
  };
  const finish = () => {
    isFinished.current = true;
    close();
  };
  return { asked, ask, close, finish };
}

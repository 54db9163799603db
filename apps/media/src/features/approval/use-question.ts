import { useEffect, useRef, useState } from 'react';

/** What is confirmed before it is done. */
export type Question = 'end' | 'withdraw';

/**
 * The open question of the card, and where the focus goes after it.
 * @param forget drops the failures of earlier answers
 */
export function useQuestion(forget: () => void) {
  const [asked, ask] = useState<Question | null>(null);
  const isFinished = useRef(false);
  useEffect(() => {
    // The button that asked is gone with what it ended. Only once the dialog is away: what lies under it cannot have the focus.
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

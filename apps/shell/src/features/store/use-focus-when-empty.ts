import { type RefObject, useEffect, useRef } from 'react';

/** The text about an empty cart. It gets the focus when the last line is removed, and with it the button that had the focus. */
export function useFocusWhenEmpty<Text extends HTMLElement>(isEmpty: boolean): RefObject<Text | null> {
  const text = useRef<Text>(null);
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isEmpty && !wasEmpty.current && document.activeElement === document.body) text.current?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  return text;
}

import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Imitates a full page load at each navigation inside the console: scrolls to the top, unless the user goes back, and
 * focuses the content if the focused element no longer exists. Returns the ref of the content element.
 */
export function useArrival(): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const isPush = useNavigationType() === NavigationType.Push;

  useEffect(() => {
    if (isPush) window.scrollTo({ top: 0, behavior: 'instant' });
    if (!document.activeElement || document.activeElement === document.body)
      content.current?.focus({ preventScroll: true });
  }, [pathname, isPush]);

  return content;
}

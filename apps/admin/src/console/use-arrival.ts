import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a full page load would do at each navigation inside the console: to the top, unless one goes back, and the focus
 * at the content where what had it is gone. Answers the ref of the content element.
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

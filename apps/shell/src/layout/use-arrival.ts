import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a full page load would do at each navigation inside the site: to the top or to the anchor (NAV-21), with the focus
 * at the content. Going back keeps the place that the browser remembers. Answers the ref of the content element.
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const before = useRef(pathname + hash);

  useEffect(() => {
    if (before.current === pathname + hash) return;
    before.current = pathname + hash;
    if (isBack) return;
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
    (anchor ?? content.current)?.focus({ preventScroll: true });
  }, [pathname, hash, isBack]);

  return content;
}

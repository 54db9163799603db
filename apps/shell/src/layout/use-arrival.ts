import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * After each navigation inside the site, scrolls to the top or to the anchor (NAV-21) and moves the focus to the content, as
 * a full page load would. Going back keeps the browser's scroll position. Returns the ref of the content element.
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const before = useRef(pathname + hash);

  useEffect(() => {
    if (before.current === pathname + hash) return;
    before.current = pathname + hash;
    // The note was about the previous page.
    document.getElementById('saved-copy')?.remove();
    if (isBack) return;
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
    (anchor ?? content.current)?.focus({ preventScroll: true });
  }, [pathname, hash, isBack]);

  return content;
}

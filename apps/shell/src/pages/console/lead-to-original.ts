import { isConsolePath } from '@ministry/domain';
import { basePath } from '@ministry/messages';

/**
 * For visitors who are not offered the language of the console, the bar above it links to the pages in English, because
 * there are no pages in this language. Done here, so that no public page loads this code. Returns a function that
 * removes the click handlers.
 */
export function leadToOriginal(): () => void {
  const bar = document.querySelector('header[data-compact]');
  const links = [...(bar?.querySelectorAll<HTMLAnchorElement>(`a[href^="${basePath}"]`) ?? [])].filter(
    ({ pathname }) => !isConsolePath(pathname.slice(basePath.length)),
  );
  for (const link of links) link.setAttribute('href', link.pathname.slice(basePath.length) + link.hash || '/');
  // The router would open the page in this language.
  const leave = (event: Event) => event.stopPropagation();
  for (const link of links) link.addEventListener('click', leave);
  return () => {
    for (const link of links) link.removeEventListener('click', leave);
  };
}

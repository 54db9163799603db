import { isConsolePath } from '@ministry/domain';
import { basePath } from '@ministry/messages';

/**
 * Where visitors are not offered the language of the console, the bar over it leads to the pages in English: those of this language are
 * no pages. Done here, so that no public page carries it. Answers how to end it.
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

import { createContext, use, useEffect } from 'react';
import { ministry } from '@ministry/domain';

/** What search engines, messengers and the browser's tab are told of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** The page's own address, from the root; left out where there is none to be found or shared. */
  path?: string;
  /** HTTP status where it is not 200. */
  status?: number;
  /** schema.org object. */
  structured?: Record<string, unknown>;
  /** Address of the picture to share, 1200 by 630; the ministry's own otherwise. */
  image?: string;
  /** What a podcast player or a calendar can follow. */
  feed?: { path: string; type: string; title: string };
}

/** On the server a collector of the head; null in the browser, where the document is at hand. */
export const HeadContext = createContext<((head: PageHead) => void) | null>(null);

export const fullTitle = (title: string): string =>
  title === ministry.name ? `${ministry.name} | ${ministry.tagline}` : `${title} | ${ministry.name}`;

/** Declares the head of the page that is shown. */
export function usePageHead(head: PageHead): void {
  const collect = use(HeadContext);
  collect?.(head);
  const { title, description, path } = head;
  useEffect(() => {
    document.title = fullTitle(title);
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    const canonical = document.querySelector('link[rel=canonical]');
    if (path !== undefined)
      canonical?.setAttribute('href', new URL(path, canonical.getAttribute('href') ?? location.href).href);
  }, [title, description, path]);
}

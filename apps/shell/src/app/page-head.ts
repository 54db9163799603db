import { createContext, use, useEffect } from 'react';
import { ministry } from '@ministry/domain';

/** Metadata of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** Canonical path; left out where the page is not to be found or shared. */
  path?: string;
  /** HTTP status where it is not 200. */
  status?: number;
  /** schema.org object. */
  structured?: Record<string, unknown>;
  /** Address of the share image, 1200 by 630; without it the ministry's. */
  image?: string;
  /** A podcast or calendar feed. */
  feed?: { path: string; type: string; title: string };
}

/** Collects the head on the server; null in the browser. */
export const HeadContext = createContext<((head: PageHead) => void) | null>(null);

export const fullTitle = (title: string): string =>
  title === ministry.name ? `${ministry.name} | ${ministry.tagline}` : `${title} | ${ministry.name}`;

/** Sets the metadata of the current page. */
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

import { createContext, use, useEffect } from 'react';
import type { SiteIdentity } from '@ministry/domain';
import { basePath } from '@ministry/messages';
import { useSettings } from './site.tsx';

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
  /** Address of the share image, 1200 by 630; without it the church's. */
  image?: string;
  /** A podcast or calendar feed. */
  feed?: { path: string; type: string; title: string };
}

/** Collects the head on the server; null in the browser. */
export const HeadContext = createContext<((head: PageHead) => void) | null>(null);

export const fullTitle = (title: string, { name, tagline }: Pick<SiteIdentity, 'name' | 'tagline'>): string =>
  title === name ? `${name} | ${tagline}` : `${title} | ${name}`;

/** Sets the metadata of the current page. */
export function usePageHead(head: PageHead): void {
  const collect = use(HeadContext);
  const { identity } = useSettings();
  collect?.(head);
  const { title, description, path } = head;
  useEffect(() => {
    document.title = fullTitle(title, identity);
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    const canonical = document.querySelector('link[rel=canonical]');
    if (path !== undefined)
      canonical?.setAttribute('href', new URL(basePath + path, canonical.getAttribute('href') ?? location.href).href);
  }, [title, description, path, identity]);
}

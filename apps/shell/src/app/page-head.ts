import { createContext, use, useEffect } from 'react';
import type { SiteIdentity } from '@ministry/domain';
import { basePath } from '@ministry/messages';
import { useSettings } from './site.tsx';

/** Metadata of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** Canonical path. Without it search engines do not index the page, and it has no preview when it is shared. */
  path?: string;
  /** HTTP status; 200 by default. */
  status?: number;
  /** schema.org object. */
  structured?: Record<string, unknown>;
  /** Address of the share image, 1200 × 630 pixels. By default the image of the church. */
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

import { type ComponentType, use, useEffect } from 'react';
import type { ApiPath } from '@ministry/api-client';
import type { ReadAnswers } from './reads.ts';

/** The path parameters and the query of a page. */
export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** A read whose whole answer is in the rendered page. The document does not embed it again; hydration reads it from the page (ADR 55). */
export interface RenderedRead<T = unknown> {
  path: ApiPath<T>;
  /** Reads the answer from the page that the server has rendered. */
  parse(rendered: ParentNode): T;
}

/** The `page` export of the module of a page. */
export interface PageModule {
  Component: ComponentType;
  /**
   * Media query for the screens on which something on the page moves or is requested without a click; `''` for all screens. On these
   * screens the script is loaded after the page. Otherwise it is loaded at the first click, focus or hover that needs it.
   */
  hydrateOnIdle?(address: PageAddress): string | null;
  /** A small script that runs on this page without the application, unless the visitor saves data; an entry of the build. */
  ownScript?: 'carousel';
  /** The page shows the figures of the church (`useReach`). */
  showsReach?: true;
  /** The page offers to save sermons on the device. */
  savesOffline?: true;
  /** The query parameters that the page reads; all others are left out of its address. */
  query?: readonly string[];
  /** The API paths that the server reads before it renders. */
  reads?(address: PageAddress): ApiPath<unknown>[];
  rendered?: RenderedRead;
  /** Further API paths that depend on those answers, such as the other sermons of a series. */
  readsAfter?(answers: ReadAnswers, address: PageAddress): ApiPath<unknown>[];
}

/** One row of the route table. */
export interface Page {
  path: string;
  /** The name of the folder and file of the page. The server does not start if the build has no page of this name. */
  name: string;
  load(): Promise<{ page: PageModule }>;
  /** Rendered only in the browser (the consoles and the page preview). */
  browserOnly?: true;
  /** Left out of the sitemap, such as the result of a payment. */
  unlisted?: true;
  /** The page shows data of one person, so that no device stores it for offline use. */
  personal?: true;
}

const loaded = new Map<string, PageModule>();
const loading = new Map<string, Promise<PageModule>>();

/** Loads the code of a page once; after a failure the next call tries again. */
export function loadPage(page: Page): Promise<PageModule> {
  const known = loading.get(page.name);
  if (known) return known;
  const started = page.load().then((module) => module.page);
  loading.set(page.name, started);
  started.then(
    (module) => loaded.set(page.name, module),
    () => {
      loading.delete(page.name);
      // A link was clicked, but the script of its page is not available: a new release has other files, or there is no connection.
      // Load the whole document instead: the service worker returns the page or the offline page.
      if (
        globalThis.navigator?.serviceWorker?.controller &&
        'ready' in document.documentElement.dataset &&
        !page.browserOnly
      )
        location.reload();
    },
  );
  return started;
}

/** Marks the page as interactive and repeats a click that the boot script has kept. */
function replayHeldClick() {
  document.documentElement.dataset.ready = '';
  const pressed = document.querySelector<HTMLElement>('[data-hold=pressed]');
  pressed?.setAttribute('data-hold', '');
  pressed?.click();
}

/** Renders a page, synchronously when its code is loaded (on the server, during hydration); otherwise it suspends. */
export function PageView({ page }: { page: Page }) {
  const { Component } = loaded.get(page.name) ?? use(loadPage(page));
  useEffect(replayHeldClick, []);
  return <Component />;
}

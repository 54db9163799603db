import { type ComponentType, use, useEffect } from 'react';
import type { ApiPath } from '@ministry/api-client';
import type { ReadAnswers } from './reads.ts';

/** The path parameters and the query of a page. */
export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** A read whose whole answer stands on the page: the document does not carry it once more, hydration takes it from there (ADR 55). */
export interface RenderedRead<T = unknown> {
  path: ApiPath<T>;
  /** The answer, from what the server has rendered. */
  from(rendered: ParentNode): T;
}

/** What the module of a page exports as `page`. */
export interface PageModule {
  Component: ComponentType;
  /**
   * The media query of the screens on which something on the page moves or asks by itself, `''` for all of them: its script is
   * loaded once the page has. Without it the script is loaded at the first press, focus or hover that needs it.
   */
  hydrateOnIdle?(address: PageAddress): string | null;
  /** A small script of the page's own that runs without the application, unless the visitor saves data: an entry of the build. */
  ownScript?: 'carousel';
  /** The page shows the reach of the church. */
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
  /** That of its folder and of its file. The server does not start where the build has no such page. */
  name: string;
  load(): Promise<{ page: PageModule }>;
  /** Rendered only in the browser (the consoles). */
  browserOnly?: true;
  /** Not for search engines, such as the result of a payment. */
  unlisted?: true;
  /** What it shows belongs to one person: no device stores it for use without a connection. */
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
      // A link of an open page leads on, but its script is not there: a new release has others, or there is no connection. The service
      // worker has the page, or one that says what there is.
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

/** The page is interactive from now on: repeats a click that the boot script has kept. */
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

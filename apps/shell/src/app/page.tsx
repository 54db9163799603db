import { use, useEffect, type ComponentType } from 'react';
import type { ApiPath } from '@ministry/api-client';
import type { ReadAnswers } from './reads.ts';
import type { PageChunk } from './web-manifest.ts';

/** The path parameters and the query of a page. */
export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** The export of a page's module. */
export interface PageModule {
  Component: ComponentType;
  /** The API paths that the server reads before it renders. */
  reads?(address: PageAddress): ApiPath<unknown>[];
  /** Further API paths that depend on those answers, such as the other sermons of a series. */
  readsAfter?(answers: ReadAnswers, address: PageAddress): ApiPath<unknown>[];
}

/** One row of the route table. Each page is a chunk. */
export interface Page {
  path: string;
  chunk: PageChunk;
  load(): Promise<PageModule>;
  /** Rendered only in the browser (the consoles). */
  browserOnly?: true;
  /** Not for search engines, such as the result of a payment. */
  unlisted?: true;
}

const loaded = new Map<PageChunk, PageModule>();
const loading = new Map<PageChunk, Promise<PageModule>>();

/** Loads the code of a page once; after a failure the next call tries again. */
export function loadPage(page: Page): Promise<PageModule> {
  const known = loading.get(page.chunk);
  if (known) return known;
  const started = page.load();
  loading.set(page.chunk, started);
  started.then(
    (module) => loaded.set(page.chunk, module),
    () => loading.delete(page.chunk),
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
  const { Component } = loaded.get(page.chunk) ?? use(loadPage(page));
  useEffect(replayHeldClick, []);
  return <Component />;
}

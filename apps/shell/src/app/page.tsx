import { use, useEffect, type ComponentType } from 'react';
import type { ReadAnswers } from './reads.ts';
import type { PageChunk } from './web-manifest.ts';

/** Where a page stands: its path parameters and its query. */
export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** What the module of a page exports. */
export interface PageModule {
  Component: ComponentType;
  /** The API paths that the first view needs; the server answers them before it renders. */
  reads?(address: PageAddress): string[];
  /** Further API paths, which depend on what the first ones answered: the other sermons of a series, say. */
  readsAfter?(answers: ReadAnswers, address: PageAddress): string[];
}

/** One row of the route table. Its code is a chunk of its own. */
export interface Page {
  path: string;
  chunk: PageChunk;
  load(): Promise<PageModule>;
  /** Drawn by the browser alone (the consoles of staff). */
  browserOnly?: true;
  /** For whoever is led there: the result of a payment, say. Nobody is to find it by itself. */
  unlisted?: true;
}

const loaded = new Map<PageChunk, PageModule>();
const loading = new Map<PageChunk, Promise<PageModule>>();

/** Loads the code of a page; the same promise for every caller, and a new try after a failure. */
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

/** The page answers from here on; a press that came before its script did (see the boot script) is made good. */
function makeGood() {
  document.documentElement.dataset.ready = '';
  const pressed = document.querySelector<HTMLElement>('[data-hold=pressed]');
  pressed?.setAttribute('data-hold', '');
  pressed?.click();
}

/** Draws a page at once when its code is here, as it is on the server and at hydration, and suspends otherwise. */
export function PageView({ page }: { page: Page }) {
  const { Component } = loaded.get(page.chunk) ?? use(loadPage(page));
  useEffect(makeGood, []);
  return <Component />;
}

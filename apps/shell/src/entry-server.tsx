import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ministry } from '@ministry/domain';
import { App } from './app/app.tsx';
import type { Embedded } from './app/embedded.ts';
import { loadPage } from './app/page.tsx';
import { HeadContext, type PageHead } from './app/page-head.ts';
import { findPage, pages, publicPaths } from './app/pages.ts';
import { createReads, type ReadAnswer, type ReadAnswers } from './app/reads.ts';
import type { SiteSettings } from './app/site.tsx';
import type { WebManifest } from './app/web-manifest.ts';
import { bootScript, documentOf } from './server/document.ts';
import { pageAddress } from './server/page-address.ts';
import { sitePages } from './server/site-pages.ts';

export { bootScript, pageAddress, publicPaths, sitePages };

export interface RendererOptions {
  /** Folder of the browser build, with its manifest. */
  webRoot: string;
  settings: Omit<SiteSettings, 'saveData'>;
}

export interface RenderedPage {
  status: number;
  /** The whole document. */
  html: string;
}

interface PageRequest {
  /** Path and query, as `pageAddress` answers it. */
  url: string;
  saveData: boolean;
  now: Date;
  /** Answers an API path as the API itself would. */
  read(path: string): Promise<ReadAnswer>;
}

export type Renderer = (request: PageRequest) => Promise<RenderedPage>;

/** Makes the function that draws pages; build files are read once, here. */
export function createRenderer({ webRoot, settings }: RendererOptions): Renderer {
  const manifest = JSON.parse(readFileSync(join(webRoot, 'manifest.json'), 'utf8')) as WebManifest;
  const missing = pages.find(({ name }) => !manifest.pages[name]?.script);
  if (missing) throw new Error(`The build has no page '${missing.name}' for ${missing.path}`);
  const sheet = (address: string) => ({ address, css: readFileSync(join(webRoot, address), 'utf8') });
  const common = manifest.styles.map(sheet);
  const pageSheets = new Map(
    Object.entries(manifest.pages).map(([chunk, files]) => [chunk, files?.style ? [sheet(files.style)] : []]),
  );

  return async ({ url, saveData, now, read }) => {
    const { page, address } = findPage(url);
    const module = await loadPage(page);
    const readAll = async (paths: string[] = []): Promise<ReadAnswers> =>
      Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)));
    const first = await readAll(module.reads?.(address));
    const answers = { ...first, ...(await readAll(module.readsAfter?.(first, address))) };
    const embedded: Embedded = { answers, settings: { ...settings, saveData }, renderedAt: now.getTime() };

    let head: PageHead = { title: ministry.name, description: ministry.description };
    const html = await renderWhole(
      <HeadContext value={(declared) => (head = declared)}>
        <StaticRouter location={url}>
          <App reads={createReads(answers)} settings={embedded.settings} renderedAt={embedded.renderedAt} />
        </StaticRouter>
      </HeadContext>,
    );
    return {
      status: head.status ?? 200,
      html: documentOf({
        head,
        html,
        styles: [...common, ...(pageSheets.get(page.name) ?? [])],
        scripts: [...manifest.scripts, ...[manifest.pages[page.name]?.script ?? []].flat()],
        embedded,
        address: url,
        browserOnly: page.browserOnly === true,
        hydrateOnPress: module.hydrateOnPress === true,
      }),
    };
  };
}

/** Waits for the whole page; its bytes are kept and compressed, so there is nothing to gain from sending parts. */
function renderWhole(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const output = new PassThrough();
    output.on('data', (chunk: Buffer) => chunks.push(chunk));
    output.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    output.on('error', reject);
    const stream = renderToPipeableStream(element, {
      // Never moves a large part to the end of the document behind a script: it must be readable without one.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => stream.pipe(output),
      onShellError: reject,
      onError: reject,
    });
  });
}

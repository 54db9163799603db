import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { languagePath } from '@ministry/domain/languages';
import { listSaved, recordingCache } from '../features/sermons/saving/saved-sermons.ts';
import { cacheNames, documentKey, isDocument, mayStoreDocument, offlinePath } from './rules.ts';
import { savedCopy, type StoredPage, textsIn, titleOf, withNote, withStoredPages } from './saved-copy.ts';
import { worker } from './worker-scope.ts';

/** Path of the offline page in the language of a page. */
export const offlinePathFor = ({ pathname }: Pick<URL, 'pathname'>): string => languagePath(pathname) + offlinePath;

const networkTimeoutSeconds = 3;
const maxDocuments = 60;
/** Milliseconds after which the offline page, with its next events, is fetched again while there is a connection. */
const offlinePageAge = 86_400_000;
/** Statuses of a server that is not available, sent by the proxy in front of it or by itself. */
const unavailableStatuses = [502, 503, 504];
/** Statuses of a page that was removed. */
const removedStatuses = [404, 410];
const matchOptions = { ignoreVary: true };

const documents = new NetworkFirst({
  cacheName: cacheNames.documents,
  networkTimeoutSeconds,
  matchOptions,
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => documentKey(request.url) },
    { cacheWillUpdate: async ({ response }) => (mayStoreDocument(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: maxDocuments, matchOptions }),
    {
      // Prefers the page that was stored with a saved sermon to a newer one, whose script may not be stored.
      async cachedResponseWillBeUsed({ request, cachedResponse }) {
        const copy = (await find(request.url, recordingCache)) ?? cachedResponse;
        return copy ? withSavedNote(copy, request.url) : null;
      },
    },
  ],
});

/** A stored document with a note above it that says when it was stored. */
async function withSavedNote(stored: Response, url: string): Promise<Response> {
  const page = (await (await findOfflinePage(new URL(url)))?.text()) ?? '';
  const note = savedCopy(new Date(stored.headers.get('date') ?? Date.now()), new Date(), textsIn(page));
  return withChangedHtml(stored, (html) => withNote(html, note));
}

/** Finds the offline page in the language of a page, or in English if that is not stored. */
const findOfflinePage = async (url: URL): Promise<Response | undefined> =>
  (await find(offlinePathFor(url), cacheNames.offline)) ?? find(offlinePath, cacheNames.offline);

/** Changes the HTML of a response. Keeps its headers, including the content security policy. */
async function withChangedHtml(answer: Response, change: (html: string) => string): Promise<Response> {
  const headers = new Headers(answer.headers);
  // These describe the bytes that were received, not the changed text.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(change(await answer.text()), { headers });
}

const find = (url: string, cacheName: string): Promise<Response | undefined> =>
  caches.match(documentKey(new URL(url, location.href).href), { cacheName, ...matchOptions });

/** Responds to the opening of an address: with the page from the server, with the stored page, or with the offline page. */
export async function answerDocument(event: ExtendableEvent, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const answer = await documents.handle({ event, request }).catch(() => undefined);
  const offline = offlinePathFor(url);
  if (url.pathname === offline) return offlinePage(url, null, answer);
  if (answer && !unavailableStatuses.includes(answer.status)) {
    if (answer.ok) event.waitUntil(refreshOfflinePage(offline));
    // A page that was removed must not be shown any more.
    else if (removedStatuses.includes(answer.status) && answer.headers.has('x-request-id'))
      event.waitUntil(forget(request.url));
    return answer;
  }
  const stored = (await find(request.url, recordingCache)) ?? (await find(request.url, cacheNames.documents));
  if (stored) return withSavedNote(stored, request.url);
  return offlinePage(url, url.pathname + url.search, answer);
}

async function forget(url: string): Promise<void> {
  await (await caches.open(cacheNames.documents)).delete(documentKey(url), matchOptions);
}

async function offlinePage(url: URL, missed: string | null, answer: Response | undefined): Promise<Response> {
  const stored = await findOfflinePage(url);
  const page = missed === null && answer?.ok ? answer : stored && (await withSavedNote(stored, url.href));
  if (!page) return answer ?? Response.error();
  const sermons = await listSaved();
  const pages = await storedPages();
  return withChangedHtml(page, (html) => withStoredPages(html, { pages, sermons }, missed));
}

/** Addresses and titles of all stored documents. */
async function storedPages(): Promise<StoredPage[]> {
  const cache = await caches.open(cacheNames.documents);
  const pages: StoredPage[] = [];
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    const title = titleOf(await firstBytes(await cache.match(request)));
    if (title !== null && !pathname.endsWith(offlinePath)) pages.push({ address: pathname + search, title });
  }
  return pages;
}

/** The head of a document is in its first piece; the rest is not read. */
async function firstBytes(answer: Response | undefined): Promise<string> {
  const reader = answer?.body?.getReader();
  const piece = await reader?.read();
  void reader?.cancel();
  return new TextDecoder().decode(piece?.value);
}

/**
 * Fetches and stores the offline page.
 * @param isOnly removes all offline pages that an earlier release has stored, also those in other languages
 * @throws if the answer does not come from our server or may not be stored, so that the worker is not installed
 */
export async function storeOfflinePage(path: string = offlinePath, isOnly = false): Promise<void> {
  const answer = await fetch(path);
  if (!mayStoreDocument(answer)) throw new Error('The offline page did not come');
  if (isOnly) await caches.delete(cacheNames.offline);
  await (await caches.open(cacheNames.offline)).put(documentKey(new URL(path, location.href).href), answer);
}

async function refreshOfflinePage(path: string): Promise<void> {
  const stored = await find(path, cacheNames.offline);
  if (Date.now() - Date.parse(stored?.headers.get('date') ?? '') < offlinePageAge) return;
  await storeOfflinePage(path).catch(() => undefined);
}

/** Stores pages that were opened before there was a worker. The browser has them in its cache and only revalidates them. */
export async function storeOpenPages(): Promise<void> {
  const cache = await caches.open(cacheNames.documents);
  for (const { url } of await worker.clients.matchAll({ type: 'window' })) {
    const opened = new URL(url);
    if (!isDocument(opened)) continue;
    await refreshOfflinePage(offlinePathFor(opened));
    if (await find(url, cacheNames.documents)) continue;
    const answer = await fetch(documentKey(url)).catch(() => undefined);
    if (answer && mayStoreDocument(answer)) await cache.put(documentKey(url), answer).catch(() => undefined);
  }
}

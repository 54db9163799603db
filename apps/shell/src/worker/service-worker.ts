import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { Route } from 'workbox-routing/Route.js';
import { Router } from 'workbox-routing/Router.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import { recordingCache } from '../features/sermons/saving/saved-sermons.ts';
import { answerDocument, offlinePathFor, storeOfflinePage, storeOpenPages } from './documents.ts';
import { answerGate, answerGateFile, findGateFile, storeGate } from './gate.ts';
import { limitBytes } from './limit-bytes.ts';
import {
  cacheNames,
  isDocument,
  isFile,
  isGate,
  isGateFile,
  isList,
  isPicture,
  mayStoreFile,
  mayStoreList,
  mayStorePicture,
  offlinePath,
} from './rules.ts';
import { answerRecording, isSavedRecording, removeSermon } from './saved-recordings.ts';
import { worker } from './worker-scope.ts';

const maxLists = 40;
/** Enough for the scripts of two releases, the icons and the font. */
const maxFiles = 160;
const maxPictures = 60;
const maxPictureBytes = 20_000_000;
/** Milliseconds between two checks whether there is a newer worker, or none any more. */
const checkEvery = 50_000;
const matchOptions = { ignoreVary: true };

const lists = new StaleWhileRevalidate({
  cacheName: cacheNames.lists,
  matchOptions,
  // The browser's own cache may be as old as the stored answer.
  fetchOptions: { cache: 'no-cache' },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (mayStoreList(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: maxLists, matchOptions }),
    {
      // Tells open pages, which may show the older list, to read the newer one.
      async cacheDidUpdate({ request, oldResponse, newResponse }) {
        if (!oldResponse || oldResponse.headers.get('etag') === newResponse.headers.get('etag')) return;
        const { pathname, search } = new URL(request.url);
        for (const page of await worker.clients.matchAll({ type: 'window' }))
          // The cache keys of reads in a page do not contain the language.
          page.postMessage({ changed: pathname + search.replace(/.language=\w+$/, '') });
      },
    },
  ],
});

const files = new CacheFirst({
  cacheName: cacheNames.files,
  matchOptions,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (mayStoreFile(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: maxFiles, matchOptions }),
  ],
});

/** Files of an old release may be missing on the server and in `files`. Saved sermons and check-in have their own copies. */
async function answerFile(options: { event: ExtendableEvent; request: Request }): Promise<Response> {
  const answer = await files.handle(options).catch(() => undefined);
  if (answer?.ok) return answer;
  const saved = await caches.match(options.request, { cacheName: recordingCache, ...matchOptions });
  return saved ?? (await findGateFile(options.request.url)) ?? answer ?? Response.error();
}

const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  matchOptions,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (mayStorePicture(response) ? response : null) },
    // On a full device the pictures are deleted first.
    new ExpirationPlugin({ maxEntries: maxPictures, matchOptions, purgeOnQuotaError: true }),
    limitBytes(maxPictureBytes),
  ],
});

worker.addEventListener('install', (event) => {
  // Activates at once: old pages find their files among the stored ones, or reload (`loadPage`).
  void worker.skipWaiting();
  event.waitUntil(storeOfflinePage(offlinePath, true));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // The browser sends the request while the worker starts.
      await worker.registration.navigationPreload?.enable();
      await worker.clients.claim();
      await storeOpenPages();
    })(),
  );
});

// The check-in page asks to be stored, and gets back whether that worked.
worker.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(storeGate(event.data).then((isStored) => port?.postMessage(isStored)));
});

worker.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(worker.registration.showNotification(title, { body, tag, data: path }));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(worker.clients.openWindow(event.notification.data));
});

let checkedAt = 0;
worker.addEventListener('fetch', (event) => {
  // Browsers check for a newer worker when a page is opened. This checks also while a page stays open.
  if (event.request.mode === 'navigate') checkedAt = Date.now();
  if (Date.now() - checkedAt < checkEvery) return;
  checkedAt = Date.now();
  event.waitUntil(worker.registration.update().catch(() => undefined));
});

const router = new Router();
router.registerRoute(
  new Route(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isDocument(url),
    ({ event, request }) => answerDocument(event, request),
  ),
);
router.registerRoute(
  new Route(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isGate(url),
    ({ event }) => answerGate(event as FetchEvent),
  ),
);
// Consoles and downloads: use the preloaded response, because the browser would otherwise send the request twice.
router.registerRoute(
  new Route(
    ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
    async ({ event, request }) => (await (event as FetchEvent).preloadResponse) ?? fetch(request),
  ),
);
router.registerRoute(new Route(({ request, url, sameOrigin }) => sameOrigin && isList(url, request.headers), lists));
router.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && isFile(url),
    (options) => answerFile(options),
  ),
);
router.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && isGateFile(url),
    ({ event }) => answerGateFile(event as FetchEvent),
  ),
);
router.registerRoute(new Route(({ url, sameOrigin }) => sameOrigin && isPicture(url), pictures));
router.registerRoute(
  new Route(
    ({ request, url, sameOrigin }) => sameOrigin && isSavedRecording(request, url),
    ({ request }) => answerRecording(request),
  ),
);
// The buttons of the list of saved sermons.
router.registerRoute(
  new Route(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && url.pathname === offlinePathFor(url),
    ({ request }) => removeSermon(request),
    'POST',
  ),
);
router.addFetchListener();

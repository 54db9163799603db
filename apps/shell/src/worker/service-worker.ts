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
/** The script of two releases, with the icons and the font. */
const maxFiles = 160;
const maxPictures = 60;
const maxPictureBytes = 20_000_000;
/** Milliseconds between two questions whether there is a newer worker, or none any more. */
const checkEvery = 50_000;
const matchOptions = { ignoreVary: true };

const lists = new StaleWhileRevalidate({
  cacheName: cacheNames.lists,
  matchOptions,
  // What the browser has of its own may be as old as what is stored.
  fetchOptions: { cache: 'no-cache' },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (mayStoreList(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: maxLists, matchOptions }),
    {
      // Who was shown the older one is shown the newer one as soon as it is there.
      async cacheDidUpdate({ request, oldResponse, newResponse }) {
        if (!oldResponse || oldResponse.headers.get('etag') === newResponse.headers.get('etag')) return;
        const { pathname, search } = new URL(request.url);
        for (const page of await worker.clients.matchAll({ type: 'window' }))
          // Pages know a read without its language.
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

/** Of a release that is gone from the server and from `files`, the pages of a saved sermon and of check-in have their own. */
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
    // On a full device pictures give way first.
    new ExpirationPlugin({ maxEntries: maxPictures, matchOptions, purgeOnQuotaError: true }),
    limitBytes(maxPictureBytes),
  ],
});

worker.addEventListener('install', (event) => {
  // At once: old pages find their files among those that are stored, or load again (`loadPage`).
  void worker.skipWaiting();
  event.waitUntil(storeOfflinePage(offlinePath, true));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // So that the server is asked while the worker starts.
      await worker.registration.navigationPreload?.enable();
      await worker.clients.claim();
      await storeOpenPages();
    })(),
  );
});

// From the page of check-in, which is told whether it was stored.
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
  // A browser asks by itself when a page is opened; here for pages that stay open.
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
// The consoles and downloads: the answer that is already on its way, which would be asked for twice otherwise.
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

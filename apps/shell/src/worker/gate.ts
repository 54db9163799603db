import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { cacheNames, isGate, isGateFile, isNamedByContent, mayStoreDocument, mayStoreGateFile } from './rules.ts';
import { type GateParts, worker } from './worker-scope.ts';

/** Seconds after which the stored page or file opens instead. */
const networkTimeoutSeconds = 3;
/** Of a server that is not there, from the proxy in front of it or from itself. */
const away = [502, 503, 504];
const matchOptions = { ignoreVary: true };
const { gate: cacheName } = cacheNames;

/** From the network, or as it was stored; nothing is stored on the way, so that page and files stay of one release. */
const networkFirst = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds,
  matchOptions,
  plugins: [{ cacheWillUpdate: async () => null, cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url) }],
});

/** The document is the same for every event. */
function keyOf(address: string): string {
  const url = new URL(address, location.href);
  return isGate(url) ? new URL('/admin/gate', url).href : url.href;
}

/** A file that check-in asks for; to the other pages of the consoles the worker is none. */
export async function answerGateFile(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event;
  const page = await worker.clients.get(clientId);
  if (!page || !isGate(new URL(page.url))) return fetch(request);
  const stored = isNamedByContent(new URL(request.url)) ? await findGateFile(request.url) : undefined;
  return stored ?? answerGate(event, request);
}

/** The page, or one of its files that has the same name in every release. */
export async function answerGate(event: ExtendableEvent, request: Request): Promise<Response> {
  const answer = await networkFirst.handle({ event, request }).catch(() => undefined);
  if (answer && !away.includes(answer.status)) return answer;
  return (await findGateFile(request.url)) ?? answer ?? Response.error();
}

export const findGateFile = (address: string): Promise<Response | undefined> =>
  caches.match(keyOf(address), { cacheName, ...matchOptions });

/** Stores the page, or leaves what was stored before where there is no line. Answers whether it opens without one. */
export async function storeGate(gate: GateParts): Promise<boolean> {
  try {
    await store(gate);
    return true;
  } catch {
    return (await findGateFile(gate.page)) !== undefined;
  }
}

/** @throws where a part does not come from our server, or the device has no room */
async function store({ page, files }: GateParts): Promise<void> {
  const parts = await Promise.all([
    fetchPart(page, isGate, mayStoreDocument),
    ...files.map((file) => fetchPart(file, isGateFile, mayStoreGateFile)),
  ]);
  const cache = await caches.open(cacheName);
  for (const { key, answer } of parts) await cache.put(key, answer);
  const keys = parts.map(({ key }) => key);
  for (const { url } of await cache.keys()) if (!keys.includes(url)) await cache.delete(url, matchOptions);
}

async function fetchPart(
  path: string,
  isPart: (url: URL) => boolean,
  mayStore: (answer: Response) => boolean,
): Promise<{ key: string; answer: Response }> {
  const url = new URL(path, location.href);
  if (url.origin !== location.origin || !isPart(url)) throw new Error(`${path} is no part of check-in`);
  const answer = await fetch(url.href);
  if (!mayStore(answer)) throw new Error(`${path} cannot be stored`);
  return { key: keyOf(url.href), answer };
}

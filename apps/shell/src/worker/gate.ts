import { languagePath } from '@ministry/domain/languages';
import { cacheNames, gatePath, isFromThisSite, isGate, isNamedByContent } from './rules.ts';
import { type GateParts, worker } from './worker-scope.ts';

/** Milliseconds after which the stored page or file opens instead. */
const networkTimeoutMs = 3_000;

export const findGateFile = (address: string): Promise<Response | undefined> =>
  caches.match(keyOf(address), { cacheName: cacheNames.gate, ignoreVary: true });

/** Cache key of an address. All events share one key, because the check-in document is the same for every event. */
function keyOf(address: string): string {
  const url = new URL(address, location.href);
  return isGate(url) ? languagePath(url.pathname) + gatePath : address;
}

/** Responds with the check-in page: from the network, or the copy that a steward has stored. */
export async function answerGate({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const stored = await findGateFile(request.url);
  // Not every browser preloads.
  const fetchNow = async () => (await preloadResponse) ?? fetch(request);
  if (!stored) return fetchNow();
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeoutMs));
  const answer = await Promise.race([fetchNow(), late]).catch(() => undefined);
  // A status of 500 or more means that the server is not available; it comes from the proxy in front of it or from itself.
  return answer && answer.status < 500 ? answer : stored;
}

/** Responds with a file that the check-in page requests. Requests of other console pages go to the network unchanged. */
export async function answerGateFile(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event;
  const page = await worker.clients.get(clientId);
  if (!page || !isGate(new URL(page.url))) return fetch(request);
  return (isNamedByContent(new URL(request.url)) && (await findGateFile(request.url))) || answerGate(event);
}

/** Stores the check-in page. Without a connection the earlier copy stays. Returns whether the page opens offline. */
export async function storeGate({ page, files }: GateParts): Promise<boolean> {
  try {
    const paths = [page, ...files];
    // Fetched together, so that page and files are of one release.
    const answers = await Promise.all(paths.map((path) => fetch(path)));
    if (!answers.every(isFromThisSite)) throw new Error('Not from our server');
    const cache = await caches.open(cacheNames.gate);
    const old = await cache.keys();
    await Promise.all(answers.map((answer, at) => cache.put(keyOf(paths[at] ?? ''), answer)));
    for (const request of old)
      if (!answers.some(({ url }) => keyOf(new URL(url).pathname) === new URL(request.url).pathname))
        await cache.delete(request);
    return true;
  } catch {
    return (await findGateFile(page)) !== undefined;
  }
}

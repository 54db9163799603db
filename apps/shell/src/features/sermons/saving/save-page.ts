import { isFile, mayStoreDocument, mayStoreFile } from '../../../worker/rules.ts';
import { ConnectionLostError } from './fetch-chunk.ts';
import { recordingCache } from './saved-sermons.ts';

/** Hides the button: until the script runs it says 'Save', but on a saved page there is nothing to save. */
const noButton = '<style>[data-save-offline]{display:none}</style></head>';

/**
 * Stores the page of a sermon with the files that it needs to play, so that it still works after years and new
 * releases. The browser has most of them already.
 * @throws ConnectionLostError
 */
export async function savePage(id: number): Promise<void> {
  const path = `/sermons/${id}`;
  const answer = await load(path);
  if (!mayStoreDocument(answer)) throw new ConnectionLostError();
  const html = await answer.text();
  const cache = await caches.open(recordingCache);
  const scripts = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  // Loads the player's script, so that it is among the loaded files below.
  await import(/* webpackChunkName: "sermon-player" */ '../components/sermon-player.tsx').catch(() => {
    throw new ConnectionLostError();
  });
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = [...scripts, ...loaded].map((address) => new URL(address, location.href));
  for (const url of files) {
    if (url.origin !== location.origin || !isFile(url) || (await cache.match(url.href))) continue;
    const file = await load(url.href);
    if (mayStoreFile(file)) await cache.put(url.href, file);
  }
  const headers = new Headers(answer.headers);
  // Both describe the received bytes, not the text.
  headers.delete('content-encoding');
  headers.delete('content-length');
  await cache.put(path, new Response(html.replace('</head>', noButton), { headers }));
}

const load = (address: string): Promise<Response> =>
  fetch(address).catch(() => {
    throw new ConnectionLostError();
  });

import { answerRange } from '../features/sermons/saving/chunks.ts';
import {
  findSaved,
  listSaved,
  pieceKey,
  recordingCache,
  removeSaved,
  savedSource,
} from '../features/sermons/saving/saved-sermons.ts';
import { offlinePathFor } from './documents.ts';

/** Whether a player requests a saved recording. Saving requests pieces of the same address, which are not meant here. */
export const isSavedRecording = ({ destination }: Request, { pathname, search }: URL): boolean =>
  destination === 'audio' && savedSource(pathname) === pathname + search;

/** Responds from the stored pieces, or from the server if they are missing, for example after the browser has cleared its storage. */
export async function answerRecording(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const saved = (await listSaved()).find(({ address, isWhole }) => isWhole && address === pathname);
  const cache = saved && (await caches.open(recordingCache));
  if (!saved || !(await cache?.match(pieceKey(pathname, 0)))) return fetch(request);
  return answerRange(saved, request.headers.get('range'), async (index) => {
    const piece = await cache?.match(pieceKey(pathname, index));
    if (!piece) throw new Error('A piece is missing');
    return new Uint8Array(await piece.arrayBuffer());
  });
}

/** Handles the form that removes a sermon from the list that the worker renders. Forms of other sites are ignored. */
export async function removeSermon(request: Request): Promise<Response> {
  const id = Number((await request.formData()).get('remove'));
  const isOwn = request.referrer.startsWith(`${location.origin}/`);
  const saved = isOwn ? await findSaved(id) : null;
  if (saved) await removeSaved(saved);
  return Response.redirect(`${offlinePathFor(new URL(request.url))}#stored-pages`, 303);
}

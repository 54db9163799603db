import { useSyncExternalStore } from 'react';
import { installWorker } from '../../../app/install-worker.ts';
import { ConnectionLostError, fetchChunk, SourceMissingError, SourceReplacedError } from './fetch-chunk.ts';
import { savePage } from './save-page.ts';
import {
  countChunks,
  findSaved,
  pieceBytes,
  pieceCount,
  pieceKey,
  recordingCache,
  removeSaved,
  type SavedSermon,
  writeRecord,
} from './saved-sermons.ts';
import { freeStorage } from './storage.ts';

/** A sermon with a recording of our own, which can be saved. */
export type Savable = Pick<SavedSermon, 'id' | 'title' | 'speaker' | 'address' | 'bytes'>;

export interface Saving {
  /** `waiting`: waits for a connection. */
  status: 'none' | 'running' | 'waiting' | 'paused' | 'whole';
  /** Bytes that are stored. */
  done: number;
  problem: 'full' | 'refused' | 'gone' | null;
  /** Whether the recording was replaced after a part of it had been saved. */
  isReplaced: boolean;
  /** Bytes that the browser still grants; null if unknown. */
  freeBytes: number | null;
}

const nothing: Saving = { status: 'none', done: 0, problem: null, isReplaced: false, freeBytes: null };
/** Milliseconds before the first retry without a connection, and the longest wait. */
const firstRetryMs = 2_000;
const maxRetryMs = 30_000;

// Kept outside of components, so that saving continues while the visitor opens other pages of the site.
const savings = new Map<number, Saving>();
const running = new Map<number, AbortController>();
const listeners = new Set<() => void>();

function change(id: number, next: Partial<Saving>): void {
  savings.set(id, { ...(savings.get(id) ?? nothing), ...next });
  listeners.forEach((notify) => notify());
}

export const useSaving = (id: number): Saving =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => savings.get(id) ?? nothing,
  );

/** Finds what is stored of a sermon, unless it is being saved. */
export async function lookUp({ id, address }: Savable): Promise<void> {
  if (running.has(id)) return;
  const saved = await findSaved(id);
  const done = saved ? await bytesOf(saved) : 0;
  if (running.has(id)) return;
  const status = !saved ? 'none' : saved.isWhole && saved.address === address ? 'whole' : 'paused';
  change(id, { status, done, isReplaced: saved !== null && saved.address !== address });
}

const bytesOf = async (saved: SavedSermon) => Math.min(saved.bytes, (await countChunks(saved)) * pieceBytes);

export const pause = (id: number): void => running.get(id)?.abort();

export async function remove(id: number): Promise<void> {
  pause(id);
  const saved = await findSaved(id);
  if (saved) await removeSaved(saved);
  change(id, nothing);
}

/** Saves a sermon, or continues where saving stopped. */
export async function save(sermon: Savable): Promise<void> {
  const { id } = sermon;
  if (running.has(id)) return;
  const control = new AbortController();
  running.set(id, control);
  change(id, { status: 'running', problem: null });
  try {
    change(id, await saveWhile(sermon, control.signal));
  } catch (error) {
    const problem = control.signal.aborted ? null : problemOf(error);
    // A browser that refuses a write has less space than it reports, so that number is not shown.
    const freeBytes = problem === 'full' && !(error instanceof StorageFullError) ? null : await freeStorage();
    change(id, { status: (await findSaved(id)) ? 'paused' : 'none', problem, freeBytes });
  } finally {
    running.delete(id);
  }
}

class StorageFullError extends Error {}

function problemOf(error: unknown): Saving['problem'] {
  if (error instanceof SourceMissingError) return 'gone';
  const isFull =
    error instanceof StorageFullError || (error instanceof DOMException && error.name === 'QuotaExceededError');
  return isFull ? 'full' : 'refused';
}

async function saveWhile(sermon: Savable, signal: AbortSignal): Promise<Partial<Saving>> {
  await installWorker();
  // Asks the browser not to evict the data; it may refuse.
  void navigator.storage?.persist?.().catch(() => undefined);
  let tries = 0;
  for (;;) {
    const before = savings.get(sermon.id)?.done;
    try {
      await requireStorage(sermon);
      return (await saveOnce(sermon, signal)) ? { status: 'whole', isReplaced: false } : nothing;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof SourceReplacedError) await startAgain(sermon.id);
      else if (error instanceof ConnectionLostError) {
        tries = savings.get(sermon.id)?.done === before ? tries + 1 : 0;
        await waitForConnection(sermon.id, tries, signal);
      } else throw error;
    }
  }
}

/** @throws StorageFullError */
async function requireStorage({ id, bytes }: Savable): Promise<void> {
  const saved = await findSaved(id);
  const freeBytes = await freeStorage();
  change(id, { freeBytes });
  if (freeBytes !== null && freeBytes < bytes - (saved ? await bytesOf(saved) : 0)) throw new StorageFullError();
}

async function startAgain(id: number): Promise<void> {
  const saved = await findSaved(id);
  if (saved) await removeSaved(saved);
  change(id, { done: 0, isReplaced: true });
}

/**
 * Returns false if the sermon was removed during the save, in another tab or in the list.
 * @throws ConnectionLostError, SourceReplacedError, SourceMissingError
 */
async function saveOnce(sermon: Savable, signal: AbortSignal): Promise<boolean> {
  const { id, address } = sermon;
  let saved = await findSaved(id);
  if (saved && saved.address !== address) throw new SourceReplacedError();
  change(id, { status: 'running', done: saved ? await bytesOf(saved) : 0 });
  const cache = await caches.open(recordingCache);
  for (let index = 0; saved === null || index < pieceCount(saved); index += 1) {
    if (saved && (await cache.match(pieceKey(address, index)))) continue;
    const done = savings.get(id)?.done ?? 0;
    const { content, version } = await fetchChunk(address, index, saved, {
      signal,
      onBytes: (bytes) => change(id, { status: 'running', done: done + bytes }),
    });
    signal.throwIfAborted();
    if (!saved) {
      saved = { ...sermon, ...version, isWhole: false };
      await writeRecord(saved);
    }
    await cache.put(pieceKey(address, index), new Response(content));
    if (!(await findSaved(id))) return removeIncomplete(saved);
  }
  // If the connection is lost here, it is retried like above.
  await savePage(id);
  if (!(await findSaved(id))) return removeIncomplete(saved);
  await writeRecord({ ...saved, isWhole: true });
  return true;
}

async function removeIncomplete(saved: SavedSermon): Promise<false> {
  await removeSaved(saved);
  return false;
}

/** Resolves when the browser reports a connection, or after a delay, because not every browser reports it. Rejects if `signal` aborts. */
function waitForConnection(id: number, tries: number, signal: AbortSignal): Promise<void> {
  change(id, { status: 'waiting' });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(end, Math.min(maxRetryMs, firstRetryMs * 2 ** tries));
    addEventListener('online', end);
    signal.addEventListener('abort', end);
    function end() {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    }
  });
}

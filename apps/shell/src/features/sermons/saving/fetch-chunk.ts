import { pieceBytes, type SavedSermon, savedSource } from './saved-sermons.ts';

/** Milliseconds without a byte after which the connection counts as lost. */
const silenceMs = 20_000;

/** The connection was lost, the server is unavailable, or a network responded in its place; worth another try. */
export class ConnectionLostError extends Error {}
/** The server has another version of the recording than the saved pieces. */
export class SourceReplacedError extends Error {}
/** The recording no longer exists on the server. */
export class SourceMissingError extends Error {}

export type Version = Pick<SavedSermon, 'bytes' | 'type' | 'etag'>;

interface Progress {
  signal: AbortSignal;
  /** Called with the number of bytes of this piece that have arrived. */
  onBytes(bytes: number): void;
}

/**
 * Fetches one piece of a recording.
 * @param version of the saved pieces; null for the first one
 * @throws ConnectionLostError, SourceReplacedError, SourceMissingError
 */
export async function fetchChunk(
  address: string,
  index: number,
  version: Version | null,
  { signal, onBytes }: Progress,
): Promise<{ content: Blob; version: Version }> {
  const first = index * pieceBytes;
  const last = first + pieceBytes - 1;
  const silence = new AbortController();
  const stop = () => silence.abort();
  let timer = setTimeout(stop, silenceMs);
  signal.addEventListener('abort', stop);
  try {
    const answer = await fetch(savedSource(address), {
      headers: { range: `bytes=${first}-${last}`, ...(version ? { 'if-range': version.etag } : {}) },
      // Our own code stores the piece, so the HTTP cache must not.
      cache: 'no-store',
      signal: silence.signal,
    });
    const found = versionOf(answer);
    if (version && found.etag !== version.etag) throw new SourceReplacedError();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let come = 0;
    const reader = answer.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      clearTimeout(timer);
      timer = setTimeout(stop, silenceMs);
      parts.push(part.value);
      come += part.value.length;
      onBytes(come);
    }
    if (come !== Math.min(last + 1, found.bytes) - first) throw new ConnectionLostError();
    return { content: new Blob(parts), version: found };
  } catch (error) {
    if (signal.aborted || error instanceof SourceReplacedError || error instanceof SourceMissingError) throw error;
    throw new ConnectionLostError();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    // Cancels the rest of the response.
    stop();
  }
}

/** @throws ConnectionLostError, SourceMissingError */
function versionOf({ status, headers }: Response): Version {
  // A network that requires a sign-in responds to every address with its own page, which has no request id.
  if (!headers.has('x-request-id')) throw new ConnectionLostError();
  if (status === 404 || status === 410) throw new SourceMissingError();
  const etag = headers.get('etag');
  const total = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  // 200 is the whole of another version; 416 means that the other version is shorter.
  if (etag !== null && (status === 200 || status === 416)) return { etag, type: '', bytes: 0 };
  if (status !== 206 || etag === null || total === undefined) throw new ConnectionLostError();
  return { etag, type: headers.get('content-type') ?? 'audio/mpeg', bytes: Number(total) };
}

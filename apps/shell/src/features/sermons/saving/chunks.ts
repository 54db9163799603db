import { readRange } from '@ministry/domain/byte-range';
import { pieceBytes, type SavedSermon } from './saved-sermons.ts';

type Recording = Pick<SavedSermon, 'bytes' | 'type' | 'etag'>;

/** Returns which bytes of which pieces make up a range. @param last included */
export function chunksOf(first: number, last: number): { index: number; from: number; to: number }[] {
  const parts: { index: number; from: number; to: number }[] = [];
  for (let index = Math.floor(first / pieceBytes); index * pieceBytes <= last; index += 1) {
    const start = index * pieceBytes;
    parts.push({ index, from: Math.max(0, first - start), to: Math.min(pieceBytes, last + 1 - start) });
  }
  return parts;
}

/** Responds to a player as the server would (RFC 9110, 14): with the whole recording, a range of it, or 416 if the range does not exist. */
export function answerRange(
  recording: Recording,
  header: string | null,
  read: (index: number) => Promise<Uint8Array>,
): Response {
  const { bytes, type, etag } = recording;
  const headers = new Headers({ 'content-type': type, 'accept-ranges': 'bytes', etag });
  const range = readRange(header, bytes);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes}`);
    return new Response(null, { status: 416, headers });
  }
  const { first, last } = range ?? { first: 0, last: bytes - 1 };
  headers.set('content-length', String(last - first + 1));
  if (range) headers.set('content-range', `bytes ${first}-${last}/${bytes}`);
  const parts = chunksOf(first, last);
  // Read piece by piece during playback: a player requests everything that follows and aborts at the next seek.
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = parts.shift();
      if (!part) return controller.close();
      controller.enqueue((await read(part.index)).subarray(part.from, part.to));
    },
  });
  return new Response(body, { status: range ? 206 : 200, headers });
}

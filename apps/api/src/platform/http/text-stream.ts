import { Readable } from 'node:stream';

/** A stream of pieces of text. Waits for the first piece, so that an earlier failure still gets an error response. */
export async function textStream(pieces: AsyncGenerator<string>): Promise<Readable> {
  const first = await pieces.next();
  const all = async function* (): AsyncGenerator<string> {
    if (!first.done) yield first.value;
    yield* pieces;
  };
  return Readable.from(all(), { objectMode: false });
}

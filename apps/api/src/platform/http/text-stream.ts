import { Readable } from 'node:stream';

/** Pieces of text as a stream. The first is awaited here, so that what fails before it is answered as an error. */
export async function textStream(pieces: AsyncGenerator<string>): Promise<Readable> {
  const first = await pieces.next();
  const all = async function* (): AsyncGenerator<string> {
    if (!first.done) yield first.value;
    yield* pieces;
  };
  return Readable.from(all(), { objectMode: false });
}

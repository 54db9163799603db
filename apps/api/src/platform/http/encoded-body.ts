import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { acceptedEncoding } from './accepted-encoding.ts';

type Encoding = NonNullable<ReturnType<typeof acceptedEncoding>>;

/** Bytes below which compression saves nothing. */
const minCompressedBytes = 1_024;
const brotli = promisify(brotliCompress);

const encoders = {
  br: (body: Buffer, quality: number): Promise<Buffer> =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** The body of a response for many callers. It is compressed once for each encoding, at the first request for it. */
export class EncodedBody {
  readonly identity: Buffer;
  readonly etag: string;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  /**
   * @param quality brotli quality, from 0 to 11
   * @param meaning text from which the ETag is computed, if some of the body should not change it
   */
  constructor(
    text: string,
    private readonly quality: number,
    meaning = text,
  ) {
    this.identity = Buffer.from(text);
    this.etag = `W/"${createHash('sha1').update(meaning).digest('base64url')}"`;
  }

  /** Most bytes in memory: the compressed copies together are smaller than the text. */
  get maxBytes(): number {
    return 2 * this.identity.length;
  }

  /** The encoding to send: the accepted one, or undefined if compression saves nothing. */
  encodingFor(accepted: Encoding | undefined): Encoding | undefined {
    return this.identity.length < minCompressedBytes ? undefined : accepted;
  }

  bytes(encoding: Encoding | undefined): Buffer | Promise<Buffer> {
    if (!encoding) return this.identity;
    const known = this.encoded.get(encoding);
    if (known) return known;
    const bytes = encoders[encoding](this.identity, this.quality);
    this.encoded.set(encoding, bytes);
    return bytes;
  }
}

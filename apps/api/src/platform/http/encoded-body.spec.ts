import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { EncodedBody } from './encoded-body.ts';

describe('a response body that is shared by many requests', () => {
  const text = 'Praise, teaching and prayer. '.repeat(100);

  it('is the same text in each encoding, and smaller when compressed', async () => {
    const body = new EncodedBody(text, 5);
    const [br, gzip] = [await body.bytes('br'), await body.bytes('gzip')];
    expect([body.bytes(undefined), brotliDecompressSync(br), gunzipSync(gzip)].map(String)).toEqual([text, text, text]);
    expect(Math.max(br.length, gzip.length)).toBeLessThan(text.length / 10);
  });

  it('is compressed once, however many ask', () => {
    const body = new EncodedBody(text, 5);
    expect(body.bytes('br')).toBe(body.bytes('br'));
  });

  it('is left as it is where compression saves nothing', () => {
    expect(new EncodedBody('short', 5).encodingFor('br')).toBeUndefined();
    expect(new EncodedBody(text, 5).encodingFor('br')).toBe('br');
    expect(new EncodedBody(text, 5).encodingFor(undefined)).toBeUndefined();
  });

  it('has an ETag that depends on its text only', () => {
    expect(new EncodedBody(text, 5).etag).toBe(new EncodedBody(text, 7).etag);
    expect(new EncodedBody(text, 5).etag).not.toBe(new EncodedBody(`${text}.`, 5).etag);
  });

  it('has an ETag of its meaning, where a part of the text does not matter', () => {
    const renderedAt = (minute: number) => new EncodedBody(`${text}${minute}`, 5, text).etag;
    expect(renderedAt(1)).toBe(renderedAt(2));
    expect(renderedAt(1)).toBe(new EncodedBody(text, 5).etag);
  });
});

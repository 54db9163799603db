/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { answerRange, chunksOf } from './chunks.ts';
import { pieceBytes } from './saved-sermons.ts';

const bytes = 2 * pieceBytes + 1_000;
const all = Uint8Array.from({ length: bytes }, (_, index) => index % 251);
const recording = { bytes, type: 'audio/mpeg', etag: '"a.mp3"' };
const read =
  (asked: number[] = []) =>
  (index: number) => {
    asked.push(index);
    return Promise.resolve(all.subarray(index * pieceBytes, (index + 1) * pieceBytes));
  };
const answer = async (header: string | null) => {
  const asked: number[] = [];
  const response = answerRange(recording, header, read(asked));
  const body = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, range: response.headers.get('content-range'), body, asked };
};

describe('a saved recording', () => {
  it.each([
    ['bytes=0-', 0, bytes - 1],
    ['bytes=0-1', 0, 1],
    [`bytes=${pieceBytes - 1}-${pieceBytes}`, pieceBytes - 1, pieceBytes],
    [`bytes=${pieceBytes}-`, pieceBytes, bytes - 1],
    ['bytes=-10', bytes - 10, bytes - 1],
    [`bytes=${bytes - 1}-${bytes + 99}`, bytes - 1, bytes - 1],
  ])('answers %s with 206 and exactly these bytes', async (header, first, last) => {
    const { status, range, body } = await answer(header);
    expect([status, range]).toEqual([206, `bytes ${first}-${last}/${bytes}`]);
    expect(Buffer.from(body).equals(Buffer.from(all.subarray(first, last + 1)))).toBe(true);
  });

  it('answers 200 with everything if no range is requested', async () => {
    const { status, range, body } = await answer(null);
    expect([status, range]).toEqual([200, null]);
    expect(Buffer.from(body).equals(Buffer.from(all))).toBe(true);
  });

  it.each([`bytes=${bytes}-`, 'bytes=-0'])('answers 416 with its length to %s', async (header) => {
    const { status, range, body } = await answer(header);
    expect([status, range, body.length]).toEqual([416, `bytes */${bytes}`, 0]);
  });

  it('reads only the pieces that contain the range', async () => {
    expect((await answer('bytes=-10')).asked).toEqual([2]);
    expect((await answer(`bytes=5-${pieceBytes}`)).asked).toEqual([0, 1]);
  });

  it('says which part of each piece is needed', () =>
    expect(chunksOf(pieceBytes - 2, pieceBytes + 2)).toEqual([
      { index: 0, from: pieceBytes - 2, to: pieceBytes },
      { index: 1, from: 0, to: 3 },
    ]));
});

import { describe, expect, it } from '@jest/globals';
import { bitrateIn, bitrateOf, optionsOf, perHour, picturesIn, weigh, type Weighed } from './stream-cost.ts';

const main = `#EXTM3U
#EXT-X-VERSION:3
#EXT-X-STREAM-INF:BANDWIDTH=2600000,AVERAGE-BANDWIDTH=2200000,RESOLUTION=1280x720,CODECS="avc1.42c01f,mp4a.40.2"
index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=250000,RESOLUTION=426x240,CODECS="avc1.42c015,mp4a.40.2"
240/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=60000,CODECS="mp4a.40.2"
audio/index.m3u8
`;

describe('what the stream costs', () => {
  it('is read from its playlist, the lowest picture first, the average rather than the peak', () => {
    expect(picturesIn(main)).toEqual([
      { height: 240, bitrate: 250_000 },
      { height: 720, bitrate: 2_200_000 },
    ]);
    expect(picturesIn('')).toEqual([]);
  });

  it('is read for the sound from its newest piece', () => {
    expect(bitrateIn('#EXTM3U\n#EXT-X-BITRATE:70\n#EXTINF:4,\ns1.ts\n#EXT-X-BITRATE:72\n#EXTINF:4,\ns2.ts\n')).toBe(
      72_000,
    );
    expect(bitrateIn('#EXTM3U\n#EXTINF:4,\ns1.ts\n')).toBeNull();
  });

  it.each([
    [222_000, 100],
    [458_000, 210],
    [2_200_000, 990],
    [4_500_000, 2_000],
    [72_000, 32],
  ])('at %i bit/s is %i MB an hour', (bitrate, megabytes) => {
    expect(perHour(bitrate)).toBe(megabytes);
  });

  // SRS writes BANDWIDTH=1 where it does not know.
  it.each([[null], [0], [1]])('is not known at %p bit/s', (bitrate) => {
    expect(perHour(bitrate)).toBeNull();
  });

  it('stands on each way: the sound first, then the pictures from the lowest, then what the line carries', () => {
    const pictures = picturesIn(main);
    expect(optionsOf(pictures, 58_000)).toEqual([
      { choice: 'sound', megabytes: 26 },
      { choice: 0, height: 240, megabytes: 110 },
      { choice: 1, height: 720, megabytes: 990 },
      { choice: 'auto' },
    ]);
    expect(optionsOf(pictures, null)[0]).toEqual({ choice: 'sound', megabytes: null });
    expect(optionsOf(pictures.slice(0, 1), undefined).map(({ choice }) => choice)).toEqual([0]);
  });

  it('is what really came, once enough has come, and follows when it changes', () => {
    const pieces = (count: number, bytes: number, from?: Weighed) =>
      Array.from({ length: count }).reduce<Weighed | undefined>((before) => weigh(before, { bytes, seconds: 2 }), from);
    expect(bitrateOf(pieces(2, 50_000))).toBeNull();
    expect(bitrateOf(pieces(3, 50_000))).toBe(200_000);
    expect(bitrateOf(pieces(120, 100_000, pieces(300, 50_000)))).toBeCloseTo(400_000, -4);
  });
});

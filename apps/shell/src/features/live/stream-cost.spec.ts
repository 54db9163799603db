import { describe, expect, it } from '@jest/globals';
import { addTraffic, bitrateIn, bitrateOf, optionsOf, perHour, renditionsIn, type Traffic } from './stream-cost.ts';

const main = `#EXTM3U
#EXT-X-VERSION:3
#EXT-X-STREAM-INF:BANDWIDTH=2600000,AVERAGE-BANDWIDTH=2200000,RESOLUTION=1280x720,CODECS="avc1.42c01f,mp4a.40.2"
index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=250000,RESOLUTION=426x240,CODECS="avc1.42c015,mp4a.40.2"
240/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=60000,CODECS="mp4a.40.2"
audio/index.m3u8
`;

describe('the cost of a stream', () => {
  it('reads the renditions from the main playlist, the lowest first, with the average rather than the peak bitrate', () => {
    expect(renditionsIn(main)).toEqual([
      { height: 240, bitrate: 250_000 },
      { height: 720, bitrate: 2_200_000 },
    ]);
    expect(renditionsIn('')).toEqual([]);
  });

  it('reads the bitrate of the sound from its newest segment', () => {
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
  ])('shows %i bit/s as %i MB an hour', (bitrate, megabytes) => {
    expect(perHour(bitrate)).toBe(megabytes);
  });

  it.each([[null], [0], [1]])('is unknown at %p bit/s', (bitrate) => {
    expect(perHour(bitrate)).toBeNull();
  });

  it('offers the sound first, then the renditions from the lowest, then the automatic choice', () => {
    const renditions = renditionsIn(main);
    expect(optionsOf(renditions, 58_000)).toEqual([
      { choice: 'sound', megabytes: 26 },
      { choice: 0, height: 240, megabytes: 110 },
      { choice: 1, height: 720, megabytes: 990 },
      { choice: 'auto' },
    ]);
    expect(optionsOf(renditions, null)[0]).toEqual({ choice: 'sound', megabytes: null });
    expect(optionsOf(renditions.slice(0, 1), undefined).map(({ choice }) => choice)).toEqual([0]);
  });

  it('measures the bitrate after enough segments, and follows a change', () => {
    const segments = (count: number, bytes: number, from?: Traffic) =>
      Array.from({ length: count }).reduce<Traffic | undefined>(
        (before) => addTraffic(before, { bytes, seconds: 2 }),
        from,
      );
    expect(bitrateOf(segments(2, 50_000))).toBeNull();
    expect(bitrateOf(segments(3, 50_000))).toBe(200_000);
    expect(bitrateOf(segments(120, 100_000, segments(300, 50_000)))).toBeCloseTo(400_000, -4);
  });
});

import { jest } from '@jest/globals';
import type { MediaServer, MediaServerReport, Publishing } from '../media-server/media-server.ts';
import { StreamHealth } from './stream-health.ts';

const day = 86_400_000;

describe('StreamHealth', () => {
  afterEach(() => jest.restoreAllMocks());

  const publishingSince = (since: number, bitrate = 2_000_000): Publishing => ({
    since: new Date(since),
    bitrate,
    frameRate: 25,
    width: 1280,
    height: 720,
    videoCodec: 'H.264',
    audioCodec: null,
  });
  const healthOf = (publishing: Publishing): { health: StreamHealth; codes: (now: number) => string[] } => {
    const report = { publishing, warnings: [] } as unknown as MediaServerReport;
    const health = new StreamHealth({ report: () => report } as unknown as MediaServer);
    return { health, codes: (now) => health.warnings(now).map(({ code }) => code) };
  };

  it.each([-day, 0, day])('waits ten seconds for the figures, even if the clock is set by %d ms', (shift) => {
    const began = Date.now();
    const { health, codes } = healthOf(publishingSince(began));
    jest.spyOn(Date, 'now').mockImplementation(() => began + shift);
    expect(codes(1_000)).toEqual([]);
    health.note(publishingSince(began), 1_000);
    expect(codes(10_999)).toEqual([]);
    expect(codes(11_000)).toEqual(['NO_SOUND']);
  });

  it('compares with the best figures of the last minute, of this stream only', () => {
    const poor = publishingSince(5, 900_000);
    const { health, codes } = healthOf(poor);
    health.note(publishingSince(4, 9_000_000), 0);
    health.note(poor, 2_000);
    expect(codes(12_000)).toEqual(['NO_SOUND']);
    health.note(publishingSince(5), 14_000);
    expect(codes(14_000)).toEqual(['BITRATE_FALLEN', 'NO_SOUND']);
    health.note(poor, 74_000);
    expect(codes(74_000)).toEqual(['NO_SOUND']);
  });
});

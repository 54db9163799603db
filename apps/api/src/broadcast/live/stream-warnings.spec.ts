import { mergeWarnings, warningsOf } from './stream-warnings.ts';

const good = {
  since: new Date('2026-11-22T04:00:00Z'),
  bitrate: 1_800_000,
  frameRate: 25,
  width: 1280,
  height: 720,
  videoCodec: 'H.264',
  audioCodec: 'AAC',
};
const best = { bitrate: 2_000_000, frameRate: 25 };
const codes = (change: Partial<typeof good> | Record<string, unknown>): string[] =>
  warningsOf({ ...good, ...change }, best).map(({ code }) => code);

describe('what a volunteer should look at', () => {
  it('is nothing while all is well', () => {
    expect(codes({})).toEqual([]);
  });

  it.each([
    ['too little for a picture', { bitrate: 299_000 }, ['BITRATE_LOW']],
    ['less than half of the best minute', { bitrate: 999_000 }, ['BITRATE_FALLEN']],
    ['a fifth of the pictures lost', { frameRate: 19.9 }, ['FRAME_RATE_LOW']],
    ['no sound', { audioCodec: null }, ['NO_SOUND']],
    [
      'no picture, with sound that needs few bits',
      { videoCodec: null, frameRate: null, bitrate: 1_100_000 },
      ['NO_PICTURE'],
    ],
    ['a picture that phones cannot play', { videoCodec: 'H.265' }, ['VIDEO_CODEC']],
    ['sound that browsers cannot play', { audioCodec: 'Speex' }, ['AUDIO_CODEC']],
  ])('is %s', (_what, change, expected) => {
    expect(codes(change)).toEqual(expected);
  });

  it('is nothing exactly at each limit', () => {
    expect([
      codes({ bitrate: 1_000_000 }),
      codes({ frameRate: 20 }),
      warningsOf({ ...good, bitrate: 300_000 }, { bitrate: 600_000, frameRate: 25 }),
    ]).toEqual([[], [], []]);
  });

  it('is listed once per code, with the message of the server first', () => {
    const [server, ours, other] = [
      { code: 'A', message: 'server' },
      { code: 'A', message: 'ours' },
      { code: 'B', message: 'other' },
    ];
    expect(mergeWarnings([server], [ours, other])).toEqual([server, other]);
  });
});

import { masterPlaylistText, Playlist, type Segment } from './playlist.ts';

const segment = (number: number, changes: Partial<Segment> = {}): Segment => ({
  name: `run-${number}.ts`,
  bytes: 250_000,
  duration: 2,
  receivedAt: new Date(Date.UTC(2026, 5, 7, 9, 0, number * 2)),
  discontinuity: 100,
  ...changes,
});

describe('Playlist', () => {
  it('lists the last six segments, stores ten and continues the sequence numbers', () => {
    const playlist = new Playlist(500, 2);
    const expired = Array.from({ length: 13 }, (_, number) => playlist.add(segment(number))).flat();
    expect(expired).toEqual(['run-0.ts', 'run-1.ts', 'run-2.ts']);
    const lines = playlist.text().split('\n');
    expect(lines.filter((line) => line.endsWith('.ts'))).toEqual(
      [7, 8, 9, 10, 11, 12].map((number) => `run-${number}.ts`),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        '#EXT-X-MEDIA-SEQUENCE:507',
        '#EXT-X-TARGETDURATION:2',
        '#EXT-X-DISCONTINUITY-SEQUENCE:100',
        '#EXT-X-BITRATE:1000',
        '#EXT-X-PROGRAM-DATE-TIME:2026-06-07T09:00:14.000Z',
        '#EXTINF:2.000,',
      ]),
    );
    expect(playlist.text()).not.toContain('#EXT-X-DISCONTINUITY\n');
  });

  it('marks a discontinuity once, and counts it after it has left the playlist', () => {
    const playlist = new Playlist(0, 2);
    for (let number = 0; number < 3; number += 1) playlist.add(segment(number));
    for (let number = 3; number < 6; number += 1) playlist.add(segment(number, { discontinuity: 101 }));
    expect(playlist.text()).toMatch(/#EXT-X-DISCONTINUITY-SEQUENCE:100\n/);
    expect(playlist.text()).toMatch(
      /run-2\.ts\n#EXT-X-DISCONTINUITY\n#EXT-X-PROGRAM-DATE-TIME:\S+\n#EXTINF:2\.000,\nrun-3\.ts/,
    );
    for (let number = 6; number < 9; number += 1) playlist.add(segment(number, { discontinuity: 101 }));
    expect(playlist.text()).toMatch(/#EXT-X-DISCONTINUITY-SEQUENCE:101\n/);
    expect(playlist.text()).not.toContain('#EXT-X-DISCONTINUITY\n');
  });

  it('marks a discontinuity without a segment too, so that all renditions count the same', () => {
    const playlist = new Playlist(0, 2);
    playlist.add(segment(0));
    playlist.add(segment(1, { discontinuity: 103 }));
    expect(playlist.text().match(/#EXT-X-DISCONTINUITY\n/g)).toHaveLength(3);
  });

  it('never lowers its target duration, and marks its end', () => {
    const playlist = new Playlist(0, 2);
    playlist.add(segment(0, { duration: 9.7 }));
    for (let number = 1; number < 12; number += 1) playlist.add(segment(number));
    expect(playlist.text()).toContain('#EXT-X-TARGETDURATION:10\n');
    expect(playlist.text({ hasEnded: true })).toMatch(/run-11\.ts\n#EXT-X-ENDLIST\n$/);
  });
});

describe('masterPlaylistText', () => {
  it('lists the lowest bandwidth first', () => {
    const text = masterPlaylistText([
      {
        path: 'source/index.m3u8',
        bandwidth: 2_501_000,
        averageBandwidth: 2_300_000,
        size: { width: 1280, height: 720 },
        codecs: ['avc1.64001f', 'mp4a.40.2'],
      },
      { path: '240p/index.m3u8', bandwidth: 245_000, averageBandwidth: 230_000, size: null, codecs: ['avc1.4d4015'] },
    ]);
    expect(text.split('\n').slice(3)).toEqual([
      '#EXT-X-STREAM-INF:BANDWIDTH=250000,AVERAGE-BANDWIDTH=230000,CODECS="avc1.4d4015"',
      '240p/index.m3u8',
      '#EXT-X-STREAM-INF:BANDWIDTH=2510000,AVERAGE-BANDWIDTH=2300000,RESOLUTION=1280x720,CODECS="avc1.64001f,mp4a.40.2"',
      'source/index.m3u8',
      '',
    ]);
  });
});

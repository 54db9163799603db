import { decode } from '../decode.ts';
import { type EmbeddedServer, numbersOf, startEmbeddedServer } from '../embedded-server.ts';
import { type Encoder, hasFfmpeg } from '../encoder.ts';
import { until } from '../stand-ins/until.ts';

const small = { size: '320x180', rate: 10, keyEvery: 20 };

// A stream keeps its address when the encoder drops out, and players continue when it returns (decisions, "Media team").
(hasFfmpeg ? describe : describe.skip)('embedded media server: gaps in what an encoder sends', () => {
  let stream: EmbeddedServer;
  let second: Encoder;

  beforeAll(async () => {
    stream = await startEmbeddedServer();
    stream.server.setOnAir(true);
  });
  afterAll(() => stream.close());

  const counts = async () => numbersOf(await stream.read('church/source/index.m3u8'));

  it('continues the playlist with a discontinuity when a killed encoder is back', async () => {
    const first = stream.publish(small);
    await until(counts, ({ segments }) => segments.length >= 2);
    await first.stop('SIGKILL');
    // A closed connection is noticed sooner than a silent encoder.
    await stream.reports(({ publishing }) => publishing === null, 6_000);
    const before = await counts();
    expect(stream.server.report().playlist).toBe('church/master.m3u8');

    second = stream.publish(small);
    const after = await until(counts, ({ discontinuities }) => discontinuities > 0);
    expect(after.discontinuities).toBe(1);
    expect(after.sequence).toBeGreaterThanOrEqual(before.sequence);
    expect(after.discontinuity).toBe(before.discontinuity);
    expect(new Set(after.segments).size).toBe(after.segments.length);
    expect(after.segments).toEqual(expect.arrayContaining(before.segments.slice(-1)));
    expect(await stream.read('church/source/index.m3u8')).not.toContain('#EXT-X-ENDLIST');
    expect(await decode(stream.hls('church/master.m3u8'))).toEqual(['h264 320x180', 'aac']);
  });

  it('disconnects an encoder that has sent nothing for eight seconds', async () => {
    const changes: { at: number; isPublishing: boolean }[] = [];
    stream.server.onChange((report) => changes.push({ at: Date.now(), isPublishing: report.publishing !== null }));
    const stopped = Date.now();
    second.process.kill('SIGSTOP');
    await stream.reports((report) => report.publishing === null);
    const passed = (changes.find(({ isPublishing }) => !isPublishing)?.at ?? 0) - stopped;
    expect(passed).toBeGreaterThan(7_000);
    // A separate process watches the encoder; on a busy machine it may be late.
    expect(passed).toBeLessThan(13_000);
  });
});

import { text } from 'node:stream/consumers';
import { openStreamFile, type PackagerEvent, type SerializedReport } from '@ministry/media-packager';
import { PackagerProcess } from '../../src/broadcast/media-server/embedded/packager-process.ts';
import { numbersOf } from '../embedded-server.ts';
import { type Encoder, hasFfmpeg, publish, stopEncoders } from '../encoder.ts';
import { until } from '../stand-ins/until.ts';
import { temporaryFolder } from '../temporary-folder.ts';

// In production the site waits thirty seconds for the encoder; here it waits one second.
(hasFfmpeg ? describe : describe.skip)('embedded media server: an encoder that stays away', () => {
  const folder = temporaryFolder('hls');
  let report: SerializedReport | undefined;
  const onEvent = (event: PackagerEvent): void => {
    if (event.type === 'report') ({ report } = event);
    else if (event.type === 'check-key') media.send({ type: 'key-result', id: event.id, isValid: true });
  };
  const media = new PackagerProcess(
    { rtmpPort: 0, hlsPort: 0, folder, ladder: false, segmentSeconds: 2, reconnectTimeoutMs: 1_000 },
    { onStart: () => undefined, onEvent, onExit: () => undefined },
  );

  afterAll(async () => {
    await stopEncoders();
    await media.stop();
  });

  async function read(): Promise<string | null> {
    const file = await openStreamFile(folder, 'church/source/index.m3u8');
    return file && (await text(file.body));
  }
  const connect = (): Encoder =>
    publish(`rtmp://127.0.0.1:${report?.rtmpPort}/live/church?key=any`, { size: '320x180', rate: 10, keyEvery: 20 });

  it('ends the playlist; a new stream starts without old segments', async () => {
    media.start();
    await until(
      () => report?.state,
      (state) => state === 'running',
    );
    const first = connect();
    await until(
      () => report?.playlist,
      (playlist) => playlist === 'church/master.m3u8',
    );
    await first.stop();
    await until(
      () => report?.playlist,
      (playlist) => playlist === null,
    );
    const old = numbersOf(await until(read, (playlist) => playlist?.includes('#EXT-X-ENDLIST') === true));

    connect();
    await until(
      () => report?.publishing,
      (publishing) => publishing != null,
    );
    expect(await read()).toBeNull();
    await until(
      () => report?.playlist,
      (playlist) => playlist != null,
    );
    const fresh = numbersOf(await read());
    expect(fresh.sequence).toBeGreaterThan(old.sequence + old.segments.length - 1);
    expect(fresh.discontinuity).toBeGreaterThan(old.discontinuity);
    expect(fresh.segments.filter((segment) => old.segments.includes(segment))).toEqual([]);
  });
});

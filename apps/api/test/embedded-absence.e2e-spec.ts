import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openStreamFile } from '../src/media-server/embedded/hls-folder.ts';
import { MediaProcess } from '../src/media-server/embedded/media-process.ts';
import type { News, SentReport } from '../src/media-server/embedded/messages.ts';
import { countsOf } from './embedded-server.ts';
import { hasFfmpeg, publish, stopEncoders, type Encoder } from './encoder.ts';
import { until } from './stand-ins/until.ts';

// As the site waits thirty seconds, here one.
(hasFfmpeg ? describe : describe.skip)('an encoder that stays away', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-hls-'));
  let report: SentReport | undefined;
  const hear = (news: News): void => {
    if (news.type === 'report') ({ report } = news);
    else if (news.type === 'key') media.tell({ type: 'key-answer', id: news.id, isRight: true });
  };
  const media = new MediaProcess(
    { rtmpPort: 0, hlsPort: 0, folder, ladder: false, seconds: 2, absence: 1_000 },
    { started: () => undefined, news: hear, ended: () => undefined },
  );

  afterAll(async () => {
    await stopEncoders();
    await media.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function read(): Promise<string | null> {
    const file = await openStreamFile(folder, 'church/source/index.m3u8');
    return file && (await text(file.body));
  }
  const show = (): Encoder =>
    publish(`rtmp://127.0.0.1:${report?.rtmpPort}/live/church?key=any`, { size: '320x180', rate: 10, keyEvery: 20 });

  it('ends the playlist, and leaves nothing old when a new stream begins', async () => {
    media.start();
    await until(
      () => report?.state,
      (state) => state === 'running',
    );
    const first = show();
    await until(
      () => report?.playlist,
      (playlist) => playlist === 'church/master.m3u8',
      15_000,
    );
    await first.stop();
    await until(
      () => report?.playlist,
      (playlist) => playlist === null,
    );
    const old = countsOf(await until(read, (playlist) => playlist?.includes('#EXT-X-ENDLIST') === true));

    show();
    await until(
      () => report?.publishing,
      (publishing) => publishing != null,
      15_000,
    );
    expect(await read()).toBeNull();
    await until(
      () => report?.playlist,
      (playlist) => playlist != null,
      15_000,
    );
    const fresh = countsOf(await read());
    expect(fresh.sequence).toBeGreaterThan(old.sequence + old.pieces.length - 1);
    expect(fresh.discontinuity).toBeGreaterThan(old.discontinuity);
    expect(fresh.pieces.filter((piece) => old.pieces.includes(piece))).toEqual([]);
  }, 60_000);
});

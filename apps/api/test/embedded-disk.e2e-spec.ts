import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MediaProcess } from '../src/media-server/embedded/media-process.ts';
import type { News, SentReport } from '../src/media-server/embedded/messages.ts';
import { hasFfmpeg, publish, stopEncoders } from './encoder.ts';
import { until } from './stand-ins/until.ts';

(hasFfmpeg ? describe : describe.skip)('what a stream leaves on the disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-hls-'));
  let report: SentReport | undefined;
  const hear = (news: News): void => {
    if (news.type === 'report') ({ report } = news);
    else if (news.type === 'key') media.tell({ type: 'key-answer', id: news.id, isRight: true });
  };
  // A key frame each 0.2 s and pieces as short make a long service of a few seconds.
  const media = new MediaProcess(
    { rtmpPort: 0, hlsPort: 0, folder, ladder: false, seconds: 0.2, absence: 30_000 },
    { started: () => undefined, news: hear, ended: () => undefined },
  );

  afterAll(async () => {
    await stopEncoders();
    await media.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const pieces = (): string[] =>
    readdirSync(join(folder, 'church', 'source'))
      .filter((name) => name.endsWith('.ts'))
      .sort();
  const newest = (): number => Number(/-(\d+)\.ts$/.exec(pieces().at(-1) ?? '')?.[1] ?? -1);

  it('is no more after eighty pieces than after ten', async () => {
    media.start();
    await until(
      () => report?.state,
      (state) => state === 'running',
    );
    publish(`rtmp://127.0.0.1:${report?.rtmpPort}/live/church?key=any`, { size: '160x90', rate: 25, keyEvery: 5 });
    await until(
      () => report?.playlist,
      (playlist) => playlist != null,
      15_000,
    );
    const most: number[] = [];
    await until(
      () => (most.push(pieces().length), newest()),
      (number) => number >= 80,
      25_000,
    );
    expect(Math.max(...most)).toBeLessThanOrEqual(12);
    expect(Math.max(...most)).toBeGreaterThanOrEqual(10);
  });

  it('is nothing after the next start', async () => {
    await media.stop();
    const next = new MediaProcess(
      { rtmpPort: 0, hlsPort: 0, folder, ladder: false, seconds: 2, absence: 30_000 },
      { started: () => undefined, news: hear, ended: () => undefined },
    );
    report = undefined;
    next.start();
    await until(
      () => report?.state,
      (state) => state === 'running',
    );
    expect(readdirSync(folder)).toEqual([]);
    await next.stop();
  });
});

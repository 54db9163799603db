import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PackagerEvent, SerializedReport } from '@ministry/media-packager';
import { PackagerProcess } from '../../src/broadcast/media-server/embedded/packager-process.ts';
import { hasFfmpeg, publish, stopEncoders } from '../encoder.ts';
import { until } from '../stand-ins/until.ts';
import { temporaryFolder } from '../temporary-folder.ts';

(hasFfmpeg ? describe : describe.skip)('embedded media server: disk space of a stream', () => {
  const folder = temporaryFolder('hls');
  let report: SerializedReport | undefined;
  const onEvent = (event: PackagerEvent): void => {
    if (event.type === 'report') ({ report } = event);
    else if (event.type === 'check-key') media.send({ type: 'key-result', id: event.id, isValid: true });
  };
  // With segments of 0.2 s, a few seconds have as many segments as a whole service.
  const media = new PackagerProcess(
    { rtmpPort: 0, hlsPort: 0, folder, ladder: false, segmentSeconds: 0.2, reconnectTimeoutMs: 30_000 },
    { onStart: () => undefined, onEvent, onExit: () => undefined },
  );

  afterAll(async () => {
    await stopEncoders();
    await media.stop();
  });

  const segments = (): string[] =>
    readdirSync(join(folder, 'church', 'source'))
      .filter((name) => name.endsWith('.ts'))
      .sort();
  const newest = (): number => Number(/-(\d+)\.ts$/.exec(segments().at(-1) ?? '')?.[1] ?? -1);

  it('is the same after eighty segments as after ten', async () => {
    media.start();
    await until(
      () => report?.state,
      (state) => state === 'running',
    );
    publish(`rtmp://127.0.0.1:${report?.rtmpPort}/live/church?key=any`, { size: '160x90', rate: 25, keyEvery: 5 });
    await until(
      () => report?.playlist,
      (playlist) => playlist != null,
    );
    const counts: number[] = [];
    await until(
      () => (counts.push(segments().length), newest()),
      (number) => number >= 80,
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(12);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(10);
  });

  it('is freed by the next start', async () => {
    await media.stop();
    const next = new PackagerProcess(
      { rtmpPort: 0, hlsPort: 0, folder, ladder: false, segmentSeconds: 2, reconnectTimeoutMs: 30_000 },
      { onStart: () => undefined, onEvent, onExit: () => undefined },
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

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbeddedServer, startEmbeddedServer } from '../embedded-server.ts';
import { hasFfmpeg } from '../encoder.ts';
import { until } from '../stand-ins/until.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const small = { size: '320x180', rate: 10, keyEvery: 20 };

// The recording becomes a draft sermon after the service, so nothing of the stream may be missing.
(hasFfmpeg ? describe : describe.skip)('embedded media server: recordings', () => {
  const folder = temporaryFolder('recording');
  let stream: EmbeddedServer;

  beforeAll(async () => {
    stream = await startEmbeddedServer();
  });
  afterAll(() => stream.close());

  const parts = (): string[] => readdirSync(folder).sort();
  const bytes = (name: string): number => (existsSync(join(folder, name)) ? statSync(join(folder, name)).size : 0);
  const grows = (name: string): Promise<number> =>
    until(
      () => bytes(name),
      (size) => size > 100_000,
    );
  /** Length in seconds, and the decoder's complaints. */
  function playedBack(name: string): { seconds: number; complaints: string } {
    const path = join(folder, name);
    const seconds = Number(
      spawnSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path], {
        encoding: 'utf8',
      }).stdout,
    );
    return {
      seconds,
      complaints: spawnSync('ffmpeg', ['-v', 'warning', '-xerror', '-i', path, '-f', 'null', '-'], { encoding: 'utf8' })
        .stderr,
    };
  }

  it('begin in the middle of a stream with a key frame, continue the numbers, and can be played', async () => {
    writeFileSync(join(folder, 'part-1.ts'), 'of an earlier process');
    stream.publish(small);
    await stream.reports(({ playlist }) => playlist !== null);
    stream.server.record(folder);
    await grows('part-2.ts');
    const size = bytes('part-2.ts');
    // The file is written every second.
    await until(
      () => bytes('part-2.ts'),
      (now) => now > size,
      8_000,
    );
    stream.server.record(null);
    const { seconds, complaints } = await until(
      () => playedBack('part-2.ts'),
      (found) => found.seconds > 1,
    );
    expect(seconds).toBeGreaterThan(1);
    expect(complaints).toBe('');
    expect(parts()).toEqual(['part-1.ts', 'part-2.ts']);
    expect(bytes('part-1.ts')).toBe(21);
  });

  it('begin a new part when the encoder returns, and when the process was killed', async () => {
    stream.server.record(folder);
    await grows('part-3.ts');
    await stream.server.disconnect();
    await stream.reports(({ publishing }) => publishing === null);
    stream.publish(small);
    await grows('part-4.ts');
    process.kill(stream.processes().pid, 'SIGKILL');
    await stream.reports(({ state }) => state === 'starting');
    await stream.reports(({ state }) => state === 'running');
    stream.publish(small);
    await grows('part-5.ts');
    for (const name of ['part-3.ts', 'part-4.ts', 'part-5.ts'])
      expect([name, playedBack(name).complaints]).toEqual([name, '']);
  });

  it('report that they cannot be written, while the stream continues', async () => {
    stream.server.record(join(folder, 'part-1.ts', 'below'));
    const { warnings, publishing } = await stream.reports((report) => report.warnings.length > 0);
    expect(warnings).toEqual([{ code: 'RECORDING_STOPPED', values: { reason: 'NOT_WRITABLE' } }]);
    expect(publishing).not.toBeNull();
    stream.server.record(null);
    await stream.reports((report) => report.warnings.length === 0);
  });
});

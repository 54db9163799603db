import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { hasFfmpeg } from '../../../tools/encoder.mjs';
import { openPart } from '../src/recordings/remux/part.ts';

const ffmpeg = (...args: string[]): Buffer => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args]);

/** Bytes outside the heap that are really held. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().arrayBuffers;
}

(hasFfmpeg ? describe : describe.skip)('looking through a long recording', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-long-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  // Small servers prepare services of two hours.
  it('holds nothing of it in memory', async () => {
    const [once, long] = [join(folder, 'once.ts'), join(folder, 'long.ts')];
    ffmpeg(
      '-f',
      'lavfi',
      '-i',
      'testsrc2=size=640x360:rate=30',
      '-f',
      'lavfi',
      '-i',
      'sine',
      '-t',
      '10',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-g',
      '60',
      '-b:v',
      '4M',
      '-c:a',
      'aac',
      once,
    );
    ffmpeg('-stream_loop', '29', '-i', once, '-c', 'copy', long);
    expect(statSync(long).size).toBeGreaterThan(100e6);
    const before = heldBytes();
    const part = await openPart(long);
    expect(part?.video?.packets).toBe(9_000);
    expect(heldBytes() - before).toBeLessThan(12e6);
    part?.close();
  }, 60_000);
});

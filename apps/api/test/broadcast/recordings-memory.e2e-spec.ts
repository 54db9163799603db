import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { hasFfmpeg } from '../../../../tools/encoder.mjs';
import { compiled } from '../compiled.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const ffmpeg = (...args: string[]): Buffer => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args]);

/** Prints the number of frames of the film, and the bytes outside the heap that remain allocated while it is open. */
const program = (part: string): string => `
  import { openPart } from '${part}';
  const heldBytes = () => {
    gc();
    return process.memoryUsage().arrayBuffers;
  };
  const before = heldBytes();
  const part = await openPart(process.argv[1]);
  console.log(JSON.stringify({ pictures: part.video.packets, held: heldBytes() - before }));
`;

/** Runs in a separate process, where no other test allocates or frees memory. A single GC thread, so that gc() returns only when everything is freed. */
const open = (film: string): { pictures: number; held: number } =>
  JSON.parse(
    execFileSync(process.execPath, [
      '--expose-gc',
      '--single-threaded-gc',
      '--input-type=module',
      '--eval',
      program(compiled('broadcast/recordings/remux/part.ts')),
      film,
    ]).toString(),
  ) as { pictures: number; held: number };

(hasFfmpeg ? describe : describe.skip)('reading a long recording', () => {
  const folder = temporaryFolder('long');

  // Recordings of two hours are prepared on small servers.
  it('does not load it into memory', () => {
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
    const { pictures, held } = open(long);
    expect(pictures).toBe(9_000);
    expect(held).toBeLessThan(12e6);
  });
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Recorder } from './recorder.ts';

describe('Recorder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-recorder-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('stops when less than 1 GB is free on the disk', async () => {
    const problem = await new Promise<string>((resolve) => {
      const recorder = new Recorder({ folder, onStop: resolve, freeBytes: () => Promise.resolve(999_000_000) });
      recorder.open({ video: true, audio: true });
    });
    expect(problem).toBe('DISK_FULL');
    expect(readdirSync(folder)).toEqual([]);
  });
});

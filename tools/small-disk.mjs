// A small disk that tests can fill: a file system in memory, which only root may mount.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @param {number} megabytes @returns {{folder: string, remove: () => void} | null} null if mounting is not allowed */
export function mountSmallDisk(megabytes) {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
    stdio: 'ignore',
  });
  if (status !== 0) {
    rmdirSync(folder);
    return null;
  }
  return {
    folder,
    remove: () => {
      spawnSync('umount', ['--lazy', folder], { stdio: 'ignore' });
      rmdirSync(folder);
    },
  };
}

import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAtTheEnd } from './leftovers.ts';

/** An empty folder of this test file; it goes at the end, after every process that was started later. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `ministry-${name}-`));
  // What a killed process left to the system may still be written while the folder is emptied.
  closeAtTheEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

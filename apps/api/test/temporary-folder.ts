import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAtTheEnd } from './leftovers.ts';

/** Creates an empty folder for this test file. It is deleted at the end, after all processes that were started later have stopped. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `ministry-${name}-`));
  // The system may still be writing data of a killed process while the folder is deleted.
  closeAtTheEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

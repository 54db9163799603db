import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { apiFolder } from '../../platform/config/api-folder.ts';
import type { StatementTask } from './giving-statement-program.ts';

/** Built JavaScript, also where the sources run, as in tests: Node starts no TypeScript. */
const program = new URL('dist/giving-statement-program.js', apiFolder);
/** Megabytes; the most gifts that a statement may have, 5,000, take a quarter. */
const maxHeapMb = 256;
let latest: Promise<unknown> = Promise.resolve();

/**
 * Draws a statement in a thread of its own, which holds up no request: fonts and drawing take some hundred milliseconds.
 * One after another, so that several treasurers take one core at most.
 * @returns the PDF @throws what the thread ended with
 */
export function drawGivingStatement(task: StatementTask): Promise<Buffer> {
  const drawn = latest.then(() => draw(task));
  latest = drawn.catch(() => undefined);
  return drawn;
}

async function draw(workerData: StatementTask): Promise<Buffer> {
  const thread = new Worker(program, { workerData, resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } });
  try {
    const [file] = (await once(thread, 'message')) as [Uint8Array];
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  } finally {
    await thread.terminate();
  }
}

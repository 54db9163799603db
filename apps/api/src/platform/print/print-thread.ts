import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { apiFolder } from '../config/api-folder.ts';

/** Built JavaScript, also where the sources run, as in tests: Node starts no TypeScript. */
const programs = {
  'giving-statement': new URL('dist/giving-statement-program.js', apiFolder),
  campaign: new URL('dist/campaign-program.js', apiFolder),
};
/** Megabytes; the largest, a statement of 5,000 gifts, takes a quarter. */
const maxHeapMb = 256;
let latest: Promise<unknown> = Promise.resolve();

/**
 * Runs a program that draws a file in a thread of its own, which holds up no request: fonts and drawing take some hundred milliseconds.
 * One after another, so that several people take one core at most.
 * @param task what the program finds as its `workerData`
 * @returns the file that the program posts @throws what the thread ended with
 */
export function print(program: keyof typeof programs, task: unknown): Promise<Buffer> {
  const drawn = latest.then(() => draw(programs[program], task));
  latest = drawn.catch(() => undefined);
  return drawn;
}

async function draw(program: URL, workerData: unknown): Promise<Buffer> {
  const thread = new Worker(program, { workerData, resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } });
  try {
    const [file] = (await once(thread, 'message')) as [Uint8Array];
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  } finally {
    await thread.terminate();
  }
}

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { apiFolder } from '../config/api-folder.ts';

/** Built JavaScript, even where the sources run directly, as in tests: Node cannot start the TypeScript files in a thread. */
const programs = {
  'giving-statement': new URL('dist/giving-statement-program.js', apiFolder),
  campaign: new URL('dist/campaign-program.js', apiFolder),
};
/** Megabytes. The largest file, a statement of 5,000 gifts, needs a quarter of this. */
const maxHeapMb = 256;
let latest: Promise<unknown> = Promise.resolve();

/**
 * Runs a program that draws a file in a worker thread, so that it delays no request: fonts and drawing take some hundred milliseconds.
 * Programs run one after another, so that several users together occupy one core at most.
 * @param task the `workerData` of the program
 * @returns the file that the program posts @throws the error that ended the thread
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

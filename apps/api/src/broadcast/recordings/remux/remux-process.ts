import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { apiFolder } from '../../../platform/config/api-folder.ts';
import type { RemuxAnswer, RemuxTask } from './remux-program.ts';

/** Built JavaScript, even when the API runs from its sources as in tests: Node does not run the TypeScript. */
const program = fileURLToPath(new URL('dist/remux-program.js', apiFolder));

/** Makes glibc return freed memory to the system: a fifth less at the peak for a recording of forty minutes. Has no effect except on Linux. */
const lowMemoryEnv = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Joins parts in a separate process. @throws when the signal aborts it, or when the process ends without a result */
export function runRemux(task: RemuxTask, signal: AbortSignal): Promise<RemuxAnswer> {
  return new Promise((resolve, reject) => {
    const child = fork(program, {
      execArgv: ['--max-semi-space-size=4'],
      env: lowMemoryEnv,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      signal,
      killSignal: 'SIGKILL',
    });
    child.once('message', (answer: RemuxAnswer) => resolve(answer));
    child.once('error', reject);
    child.once('exit', (code, end) => reject(new Error(`The process that joins recordings ended with ${end ?? code}`)));
    child.send(task, (error) => error && reject(error));
  });
}

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { apiFolder } from '../../../platform/config/api-folder.ts';
import type { RemuxAnswer, RemuxTask } from './remux-program.ts';

/** Built JavaScript, also where the sources run, as in tests: Node starts no TypeScript. */
const program = fileURLToPath(new URL('dist/remux-program.js', apiFolder));

/** Have memory that is let go leave the process: a fifth less at the peak for a film of forty minutes. Elsewhere than on Linux they mean nothing. */
const thrift = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Joins parts in a process of its own, whose end is the end of it. @throws when it is stopped by the signal, or ends without an answer */
export function runRemux(task: RemuxTask, signal: AbortSignal): Promise<RemuxAnswer> {
  return new Promise((resolve, reject) => {
    const child = fork(program, {
      execArgv: ['--max-semi-space-size=4'],
      env: thrift,
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

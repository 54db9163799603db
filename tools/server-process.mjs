// A server that a test or a tool starts, freezes, thaws and ends; it is killed when this process exits.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Whether every thread of the process is stopped. Only Linux shows this; elsewhere the answer is true. */
function isStopped(pid) {
  if (process.platform !== 'linux') return true;
  try {
    return readdirSync(`/proc/${pid}/task`).every((thread) =>
      /\) T /.test(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')),
    );
  } catch {
    return false; // One of the threads has just ended.
  }
}

export class ServerProcess {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  /** @type {Promise<number | null>} */
  #ended = Promise.resolve(null);
  /** @type {(() => void) | undefined} */
  #restart;
  #isEnding = false;

  /**
   * @param {string[]} command program and arguments
   * @param {string} [log] file to which its output is appended
   */
  start([program = '', ...args], log) {
    this.#isEnding = false;
    const output = log ? openSync(log, 'a') : 'ignore';
    const child = spawn(program, args, { stdio: ['ignore', output, output] });
    if (typeof output === 'number') closeSync(output);
    running.add(child);
    this.#child = child;
    this.#ended = new Promise((resolve) => {
      const end = (code) => {
        running.delete(child);
        resolve(code);
      };
      child.once('error', () => end(null));
      child.once('exit', (code) => {
        end(code);
        if (!this.#isEnding) this.#restart?.();
      });
    });
  }

  /** @param {() => void} restart called when the server exits without `end` */
  onCrash(restart) {
    this.#restart = restart;
  }

  get isRunning() {
    return this.#child !== undefined && running.has(this.#child);
  }

  /** The server keeps its connections and does not respond. */
  async freeze() {
    if (!this.isRunning) return;
    this.#child?.kill('SIGSTOP');
    // The signal stops one thread after the other; the threads that still run still respond.
    while (this.isRunning && !isStopped(this.#child?.pid)) await pause(5);
  }

  thaw() {
    if (this.isRunning) this.#child?.kill('SIGCONT');
  }

  /** @param {NodeJS.Signals} [signal] @returns {Promise<number | null>} exit code */
  async end(signal = 'SIGKILL') {
    this.#isEnding = true;
    if (this.isRunning) this.#child?.kill(signal);
    if (signal !== 'SIGKILL') this.thaw();
    return this.#ended;
  }
}

// Starts other programs in the same way on Linux, macOS and Windows.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Paths of the command-line tools. They run with the current Node, without a shell or a `.cmd` file. */
export const bin = {
  nx: 'node_modules/nx/dist/bin/nx.js',
  /** Compiles, and provides the compiler API for the generators. */
  tsc: 'node_modules/typescript/bin/tsc',
  /** Checks the same code in a tenth of the time, but has no API for other programs yet. */
  tscNative: 'node_modules/typescript-native/bin/tsc',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  /** The rules that need types. */
  oxlint: 'node_modules/oxlint/bin/oxlint',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  knip: 'node_modules/knip/bin/knip.js',
  jest: 'node_modules/jest/bin/jest.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  rsbuild: 'node_modules/@rsbuild/core/bin/rsbuild.js',
  openapiTypescript: 'node_modules/openapi-typescript/bin/cli.js',
};

/**
 * Runs a program to its end.
 * @param {string[]} command program and arguments
 * @param {{cwd?: string, env?: Record<string, string>, show?: boolean}} [options] `show` prints the output while the program runs
 * @returns {Promise<{ok: boolean, output: string}>}
 */
export function run([program, ...args], { cwd = root, env = {}, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ ok: false, output: `${program}: ${error.message}` }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** @param {string[]} args */
export const node = (args, options) => run([process.execPath, ...args], options);

/** npm sets npm_execpath for its scripts; without it, npm is looked up on the PATH. @param {string[]} args */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return node([cli, ...args], options);
  return process.platform === 'win32' ? run(['cmd', '/c', 'npm', ...args], options) : run(['npm', ...args], options);
}

/** '340 ms', '4.1 s', '2 min 8 s' */
export function duration(ms) {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 100_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

/**
 * Prints a step and how long it took.
 * @template T @param {string} name @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function step(name, work) {
  process.stdout.write(name.padEnd(24, ' '));
  const started = performance.now();
  const result = await work();
  console.log(duration(performance.now() - started));
  return result;
}

/** Prints one sentence and ends with exit code 1. @param {string} sentence @param {string} [detail] output of the program that failed @returns {never} */
export function giveUp(sentence, detail = '') {
  if (detail.trim() !== '') console.error(detail.trim());
  console.error(sentence);
  process.exit(1);
}

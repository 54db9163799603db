// A stand-in for OBS: ffmpeg publishes moving test pictures and a tone. For tests and the benchmark.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Whether ffmpeg is installed on this machine. */
export const hasFfmpeg = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;

/**
 * @typedef {object} Show
 * @property {string | null} [size] as in '640x360'; null: sound alone
 * @property {number} [rate]
 * @property {number} [keyEvery] pictures between key frames
 * @property {boolean} [hasSound]
 * @property {string[]} [further] arguments before the address
 *
 * @typedef {object} Encoder
 * @property {import('node:child_process').ChildProcess} process
 * @property {() => string} complaints
 * @property {Promise<void>} ended resolves when the encoder has ended, whether stopped or not
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Publishes to an address until stopped.
 * @param {string} address @param {Show} [show] @returns {Encoder}
 */
export function publish(address, { size = '640x360', rate = 25, keyEvery = 50, hasSound = true, further = [] } = {}) {
  const pictures = size === null ? [] : ['-re', '-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}`];
  const sound = hasSound ? ['-re', '-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=44100'] : [];
  const video =
    size === null
      ? []
      : [
          '-c:v',
          'libx264',
          '-preset',
          'ultrafast',
          '-tune',
          'zerolatency',
          '-pix_fmt',
          'yuv420p',
          '-g',
          String(keyEvery),
          '-keyint_min',
          String(keyEvery),
          '-sc_threshold',
          '0',
        ];
  const audio = hasSound ? ['-c:a', 'aac', '-b:a', '96k'] : [];
  const child = spawn(
    'ffmpeg',
    [
      '-hide_banner',
      '-loglevel',
      'error',
      '-nostdin',
      ...pictures,
      ...sound,
      ...video,
      ...audio,
      ...further,
      '-f',
      'flv',
      address,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  running.add(child);
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += chunk));
  const ended = once(child, 'exit').then(() => void running.delete(child));
  return {
    process: child,
    complaints: () => complaints,
    ended,
    async stop(signal = 'SIGKILL') {
      child.kill(signal);
      await ended;
    },
  };
}

/** Stops all encoders that a test has left running. */
export async function stopEncoders() {
  await Promise.all(
    [...running].map(async (child) => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }),
  );
}

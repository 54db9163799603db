// An attack that exists as a test of the API. It is chosen by file name and runs on SQLite and on the database servers of this machine.
import { bin, node } from '../run.mjs';

/** Timeout of one test in milliseconds, long enough for a busy machine. */
const testMs = 600_000;

/**
 * @param {string} name
 * @param {string} promise
 * @param {string[]} files names of test files in apps/api/test, without extension
 * @returns {import('./attack.mjs').Attack}
 */
export const apiTests = (name, promise, files) => ({
  name,
  promise,
  async run({ env }) {
    const paths = files.map((file) => `test/\\w+/${file}\\.`);
    const args = ['--experimental-vm-modules', '--no-warnings', bin.jest, '--projects', 'apps/api'];
    const { ok, output } = await node([...args, '--silent', '--runInBand', `--testTimeout=${testMs}`, ...paths], {
      env: { ...env, NODE_ENV: 'test', TEST_LONG_FREEZE: 'true', FORCE_COLOR: '0', CI: 'true' },
    });
    const failed = [...output.matchAll(/● (.+)/g)].map(([, title]) => title);
    return {
      tried: /^Tests: +(.+)$/m.exec(output)?.[1] ?? 'no test ran',
      held: ok,
      note: ok ? files.join(', ') : [...new Set(failed)].slice(0, 3).join('; '),
    };
  },
});

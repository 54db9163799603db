// npm run released-tests -- REF: runs the code and the API tests of an earlier release on tables that have this checkout's migrations too.
// What fails would also fail in a process of that release while the next one is rolled out. Takes as long as the API tests.
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveUp, npm, root, run, step } from './run.mjs';

const [ref, ...choice] = process.argv.slice(2);
if (!ref) giveUp('Name a release: npm run released-tests -- v1.2.0 [names of test files]');

const migrations = 'apps/api/src/migrations';
/** Compares the tables with the entities of that release, which lack the newer columns. Earlier releases have this file one folder up. */
const leftOut = ['apps/api/test/platform/schema.spec.ts', 'apps/api/test/schema.spec.ts'];
const folder = mkdtempSync(join(tmpdir(), 'released-'));
const checkout = join(folder, 'checkout');

/** @param {string} sentence @param {() => Promise<{ok: boolean, output: string}>} work */
async function mustSucceed(sentence, work) {
  const { ok, output } = await step(sentence, work);
  if (!ok) throw new Error(`${output.trim()}\n${sentence}: failed.`);
}

try {
  await mustSucceed(`Code of ${ref}`, () => run(['git', 'worktree', 'add', '--detach', checkout, ref]));
  await mustSucceed('Its packages', () => npm(['ci', '--no-audit', '--no-fund'], { cwd: checkout }));
  const added = readdirSync(join(root, migrations)).filter((file) => !existsSync(join(checkout, migrations, file)));
  for (const file of added) cpSync(join(root, migrations, file), join(checkout, migrations, file));
  for (const file of leftOut) rmSync(join(checkout, file), { force: true });
  console.log(`Left out: ${leftOut[0]}, which compares the tables with that release's entities.`);
  console.log(`${added.length} migrations since: ${added.join(', ') || 'none'}`);
  await mustSucceed('Its builds', () => npm(['run', 'build'], { cwd: checkout }));

  const args =
    choice.length > 0
      ? ['run', 'integration', '-w', '@ministry/api', '--', ...choice]
      : ['test', '--', '--only=integration'];
  const { ok } = await npm(args, { cwd: checkout, show: true });
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await run(['git', 'worktree', 'remove', '--force', checkout]);
  rmSync(folder, { recursive: true, force: true });
}

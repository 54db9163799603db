// One stage of `npm test` for one project, as its Nx target runs it: `node ../../tools/stage.mjs unit` in the project's folder.
// The result is written to test-results/STAGE.json, which Nx caches and tools/test.mjs adds up.
// Further arguments are passed to the test runner; then its output is shown as it runs and no result is written.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './run.mjs';
import { stages } from './stages.mjs';

const [name, ...choice] = process.argv.slice(2);
const folder = process.cwd();
const project = relative(root, folder).replaceAll('\\', '/');

async function runAndCount() {
  const begun = performance.now();
  const { output, ...result } = await stages[name](project).catch((error) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: error.stack ?? String(error),
  }));
  const counts = {
    ...result,
    ms: Math.round(performance.now() - begun),
    // Distinguishes a result of this run from one out of Nx's cache.
    run: process.env.TEST_RUN ?? '',
    ...(result.failed > 0 && { output }),
  };
  mkdirSync(join(folder, 'test-results'), { recursive: true });
  writeFileSync(join(folder, `test-results/${name}.json`), `${JSON.stringify(counts, null, 2)}\n`);
  console.log(output.trim());
  return result.failed === 0;
}

const ok = choice.length > 0 ? (await stages[name](project, choice)).ok : await runAndCount();
process.exitCode = ok ? 0 : 1;

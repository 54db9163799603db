// npm test: runs everything, from a fresh clone. `npm test -- --only=unit,types` runs some stages, as `npm run check` does.
// Each stage is an Nx target with one task for each project that has it; a task that has not changed since it passed is not run again.
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll, checkNode, install, isBuilt, projectsWith } from './ready.mjs';
import { bin, duration, giveUp, node, root } from './run.mjs';

/** Stage → Nx target. The last two run alone, since they measure times. */
const targets = {
  format: 'format',
  lint: 'lint',
  types: 'typecheck',
  boundaries: 'boundaries',
  unused: 'unused',
  openapi: 'openapi',
  requirements: 'requirements',
  unit: 'unit',
  tools: 'tools',
  integration: 'integration',
  browser: 'browser',
  timings: 'timings',
};
const names = ['build', ...Object.keys(targets)];

const isCi = process.env.CI === 'true';
/** Id of this run, to distinguish its results from cached ones. */
const testRun = randomUUID();
const sum = { passed: 0, failed: 0, skipped: 0 };
const leftOut = new Set();
/** Names of the failed tests, printed at the end: the outputs are long, and a CI report may keep only its end. */
const failures = [];

/** Result of one task; undefined until it has ended. */
function resultOf({ target, project }) {
  try {
    return JSON.parse(readFileSync(join(root, project, `test-results/${target}.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

const total = (results, count) => results.reduce((all, result) => all + result[count], 0);

function report(stage, results) {
  for (const count of Object.keys(sum)) sum[count] += total(results, count);
  for (const result of results) if (result.leftOut) leftOut.add(result.leftOut);

  const failed = total(results, 'failed');
  const skipped = total(results, 'skipped');
  const made = results.filter(({ run }) => run === testRun);
  const cached = results.length - made.length;
  const remarks = [
    ...new Set(results.flatMap(({ remark }) => remark ?? [])),
    ...(cached > 0 ? [made.length === 0 ? 'cached' : `${cached} of ${results.length} cached`] : []),
  ];
  const counts = `${total(results, 'passed')} passed${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`;
  console.log(
    `${failed ? '✗' : '✓'} ${stage.padEnd(14)} ${duration(total(made, 'ms')).padStart(12)}   ${counts}${remarks.map((remark) => ` (${remark})`).join('')}`,
  );
  for (const result of results.filter(({ failed }) => failed > 0)) {
    failures.push(...(result.failures ?? []).map((name) => `${stage} › ${name}`));
    console.log(`${result.output.trim()}\n`);
  }
}

async function runBuild() {
  const begun = performance.now();
  const cached = isBuilt();
  const { ok, output } = cached ? { ok: true, output: '' } : await buildAll();
  report('build', [
    {
      passed: ok ? 1 : 0,
      failed: ok ? 0 : 1,
      skipped: 0,
      output,
      ms: performance.now() - begun,
      run: cached ? '' : testRun,
    },
  ]);
  return ok;
}

/** Reports each stage once all its tasks have ended. @returns stages that are not yet complete */
function reportComplete(waiting) {
  return waiting.filter(({ stage, tasks }) => {
    const results = tasks.map(resultOf);
    if (!results.every(Boolean)) return true;
    report(stage, results);
    return false;
  });
}

async function runStages(stages) {
  let waiting = stages.map((stage) => {
    const target = targets[stage];
    return { stage, tasks: projectsWith(target).map((project) => ({ target, project })) };
  });
  // Old results are removed; Nx restores those of unchanged tasks.
  for (const task of waiting.flatMap(({ tasks }) => tasks))
    rmSync(join(root, task.project, `test-results/${task.target}.json`), { force: true });

  const timer = setInterval(() => (waiting = reportComplete(waiting)), 500);
  const { output } = await node(
    [
      bin.nx,
      'run-many',
      '--targets',
      stages.map((stage) => targets[stage]).join(','),
      '--parallel=2',
      '--outputStyle=static',
      // CI runs every task, including those that passed before; the stage before this one has made the builds.
      ...(isCi ? ['--skipNxCache'] : []),
      ...(isBuilt() ? ['--excludeTaskDependencies'] : []),
    ],
    { env: { FORCE_COLOR: '0', TEST_RUN: testRun } },
  );
  clearInterval(timer);

  for (const { stage, tasks } of reportComplete(waiting)) {
    const missing = { passed: 0, failed: 1, skipped: 0, ms: 0, run: testRun, output: `It did not end.\n${output}` };
    report(
      stage,
      tasks.map((task) => resultOf(task) ?? missing),
    );
  }
}

process.chdir(root);
checkNode();
await install();

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const unknown = only?.find((name) => !names.includes(name));
if (unknown) giveUp(`There is no stage '${unknown}'; there are ${names.join(', ')}.`);
const isChosen = (name) => !only || only.includes(name);

const started = performance.now();
// Without builds the results of the other stages mean nothing.
if (!isChosen('build') || (await runBuild())) {
  const chosen = Object.keys(targets).filter(isChosen);
  if (chosen.length > 0) await runStages(chosen);
}

for (const sentence of leftOut) console.log(`Left out: ${sentence}`);
if (leftOut.size > 0 && isCi) {
  console.log('In CI nothing may be left out.');
  sum.failed += leftOut.size;
  sum.skipped -= leftOut.size;
}
const maxNames = 40;
if (failures.length > 0) console.log(['Failed tests:', ...failures.slice(0, maxNames)].join('\n  '));
if (failures.length > maxNames) console.log(`  and ${failures.length - maxNames} more`);
console.log(`All stages took ${duration(performance.now() - started)}.`);
console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
process.exitCode = sum.failed > 0 ? 1 : 0;

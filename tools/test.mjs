// npm test: everything, from a fresh clone. `npm test -- --only=unit,types` runs some stages; `npm run check` is such a choice.
import { checkNode, install } from './ready.mjs';
import { duration, giveUp } from './run.mjs';

process.chdir(new URL('..', import.meta.url).pathname.replace(/^\/(\w:)/, '$1'));
checkNode();
await install();
// Only now: the stages need the packages.
const { stages } = await import('./stages.mjs');

/** Stages in one inner list follow each other, the lists of a group run side by side, groups one after the other: the browser alone, since it measures times. */
const plan = [
  [['build']],
  [['lint', 'types', 'boundaries', 'openapi', 'requirements', 'unit', 'tools'], ['integration']],
  [['browser', 'lighthouse']],
];

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const unknown = only?.find((name) => !(name in stages));
if (unknown) giveUp(`There is no stage '${unknown}'; there are ${Object.keys(stages).join(', ')}.`);

const sum = { passed: 0, failed: 0, skipped: 0 };
const leftOut = [];
const started = performance.now();

async function runStage(name) {
  const begun = performance.now();
  const result = await stages[name]().catch((error) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: error.stack ?? String(error),
  }));
  for (const count of Object.keys(sum)) sum[count] += result[count];
  if (result.leftOut) leftOut.push(result.leftOut);

  const counts = `${result.passed} passed${result.failed ? `, ${result.failed} failed` : ''}${result.skipped ? `, ${result.skipped} skipped` : ''}`;
  console.log(
    `${result.failed ? '✗' : '✓'} ${name.padEnd(14)} ${duration(performance.now() - begun).padStart(12)}   ${counts}${result.remark ? ` (${result.remark})` : ''}`,
  );
  if (result.failed) console.log(`${result.output.trim()}\n`);
  return result.failed === 0;
}

async function runInTurn(names) {
  for (const name of names.filter((each) => !only || only.includes(each))) await runStage(name);
}

for (const group of plan) {
  await Promise.all(group.map(runInTurn));
  // Without builds nothing that follows says anything.
  if (sum.failed > 0 && group[0][0] === 'build') break;
}

for (const sentence of leftOut) console.log(`Left out: ${sentence}`);
if (leftOut.length > 0 && process.env.CI === 'true') {
  console.log('In CI nothing may be left out.');
  sum.failed += leftOut.length;
  sum.skipped -= leftOut.length;
}
console.log(`All stages took ${duration(performance.now() - started)}.`);
console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
process.exitCode = sum.failed > 0 ? 1 : 0;

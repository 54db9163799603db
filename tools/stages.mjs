// The stages of `npm test` and `npm run check`. Each answers its counts and, for the case of failure, what it said.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { hasFfmpeg } from './encoder.mjs';
import { findServer, startMariadb } from './mariadb.mjs';
import { hasNginxRtmp } from './nginx-rtmp.mjs';
import { buildAll, isBuilt } from './ready.mjs';
import { coverage, unknownCitations } from './requirements.mjs';
import { bin, node, root } from './run.mjs';

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} output shown when something failed
 * @property {string} [leftOut] sentence about what this machine has not got
 * @property {string} [remark] short text beside the time
 */

/** @returns {Result} one check, passed or failed */
const check = ({ ok, output }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output });

/** Runs commands one after the other until one fails. */
async function inTurn(...commands) {
  let output = '';
  for (const command of commands) {
    const result = await node(command, { env: { FORCE_COLOR: '0' } });
    output += result.output;
    if (!result.ok) return { ok: false, output };
  }
  return { ok: true, output };
}

function readJsonOrNull(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** More files than these do not fail by chance. */
const mostSecondTries = 3;
const secondTry = (titles) => `passed only at a second try: ${titles.join('; ')}`;

/** Folders of projects that have unit or integration tests. */
function jestProjects() {
  return ['apps', 'libs/shared', 'libs/web']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((project) => existsSync(join(root, project, 'jest.config.mjs')));
}

/** Runs Jest once. Null where it did not come as far as its results. */
async function runJest(args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-jest-'));
  const file = join(folder, 'results.json');
  const { ok, output } = await node(
    [
      '--experimental-vm-modules',
      '--no-warnings',
      bin.jest,
      ...args,
      '--testTimeout=30000',
      '--json',
      `--outputFile=${file}`,
      '--silent',
    ],
    {
      env: { NODE_ENV: 'test', FORCE_COLOR: '0', ...env },
    },
  );
  const results = readJsonOrNull(file);
  rmSync(folder, { recursive: true, force: true });
  return { ok, output, results };
}

/** @returns {Result} what Jest's results come to */
function countOf({ ok, output, results }) {
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  return {
    passed: results.numPassedTests,
    failed: ok ? failed : Math.max(1, failed),
    skipped: results.numPendingTests + results.numTodoTests,
    output,
  };
}

/**
 * In CI a few files that failed are run once more by themselves, as the browser's tests are, and named: a hiccup of the
 * machine must not hold everybody's work back, nor stay unseen.
 * @param {string[]} args @param {Record<string, string>} [env] @returns {Promise<Result>}
 */
async function jest(args, env = {}) {
  const first = await runJest(args, env);
  if (!first.results) return check({ ok: false, output: first.output });
  const result = countOf(first);
  const failed = first.results.testResults.filter(({ status }) => status === 'failed');
  if (process.env.CI !== 'true' || failed.length === 0 || failed.length > mostSecondTries) return result;
  const second = await runJest([...args, '--maxWorkers=1', '--runTestsByPath', ...failed.map(({ name }) => name)], env);
  if (!second.ok || !second.results)
    return { ...result, output: `${first.output}\nAt a second try:\n${second.output}` };
  const before = failed
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  return {
    ...countOf(second),
    passed: result.passed - before + second.results.numPassedTests,
    skipped: result.skipped,
    remark: secondTry(
      failed.flatMap(({ name, assertionResults }) => [
        basename(name),
        ...assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
      ]),
    ),
  };
}

/** @returns {Promise<Result>} */
async function toolTests() {
  const files = readdirSync(join(root, 'tools')).filter((name) => name.endsWith('.spec.mjs'));
  const { ok, output } = await node(['--test', '--test-reporter=tap', ...files.map((name) => `tools/${name}`)]);
  const count = (what) => Number(new RegExp(String.raw`^# ${what} (\d+)`, 'm').exec(output)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled');
  return {
    passed: count('pass'),
    failed: ok ? failed : Math.max(1, failed),
    skipped: count('skipped') + count('todo'),
    output,
  };
}

/** What of the live stream cannot be tried here; the tests themselves are counted as skipped. */
const streamLeftOut = [
  ...(hasFfmpeg ? [] : ['The live stream: ffmpeg, which publishes as OBS does, is not on PATH.']),
  ...(hasFfmpeg && !hasNginxRtmp
    ? ["A media server of its own: nginx with its RTMP module (Debian's libnginx-mod-rtmp) is not here."]
    : []),
];

/** @returns {Promise<Result>} */
async function integration() {
  // Two at a time, for every file has a database of its own; a worker that has grown large is replaced.
  const args = [
    '--projects',
    'apps/api',
    '--testPathPatterns',
    '/apps/api/test/',
    '--maxWorkers=2',
    '--workerIdleMemoryLimit=1500MB',
  ];
  const leftOut = (...sentences) => (sentences.length > 0 ? { leftOut: sentences.join(' ') } : {});
  if (!findServer()) {
    const result = await jest(args);
    return {
      ...result,
      skipped: result.skipped + 1,
      ...leftOut('The API on MariaDB: neither mariadbd nor mysqld is on PATH.', ...streamLeftOut),
    };
  }
  const database = await startMariadb();
  try {
    const result = await jest(args, { TEST_MARIADB_URL: database.url });
    return {
      ...result,
      remark: ['SQLite and MariaDB', result.remark].filter(Boolean).join('; '),
      ...leftOut(...streamLeftOut),
    };
  } finally {
    await database.stop();
  }
}

/** Every test of a suite of Playwright's report, those of the suites inside it too. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @param {string[]} choice arguments that choose among the journeys @returns {Promise<Result>} */
async function browser(...choice) {
  const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(chromium)) {
    return {
      passed: 0,
      failed: 0,
      skipped: 1,
      output: '',
      leftOut: `What needs a browser: no Chromium at ${chromium}; set CHROMIUM_PATH.`,
    };
  }
  const { ok, output } = await node([bin.playwright, 'test', '--config', 'apps/e2e/playwright.config.ts', ...choice], {
    env: { FORCE_COLOR: '0' },
  });
  const results = readJsonOrNull(join(root, 'apps/e2e/test-results/results.json'));
  if (!results) return check({ ok: false, output });
  const { expected, flaky, unexpected, skipped } = results.stats;
  const unsteady = results.suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return {
    passed: expected + flaky,
    failed: ok ? unexpected : Math.max(1, unexpected),
    skipped,
    output,
    ...(unsteady.length > 0 && { remark: secondTry(unsteady.map(({ title }) => title)) }),
  };
}

/** @returns {Promise<Result>} */
async function requirements() {
  const unknown = unknownCitations();
  const rows = [...coverage().values()];
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const uncited = rows.reduce((sum, row) => sum + row.uncited.length, 0);
  return {
    ...check({
      ok: unknown.length === 0,
      output: `Cited by tests, but not in docs/requirements.md: ${unknown.join(' ')}`,
    }),
    remark: `${total - uncited} of ${total} cited by tests; npm run requirements lists the others`,
  };
}

/** @type {Record<string, () => Promise<Result>>} */
export const stages = {
  build: async () => check(isBuilt() ? { ok: true, output: '' } : await buildAll()),
  // The rule about walls between projects is silent without Nx's graph, so that is made first.
  lint: async () => check(await inTurn([bin.nx, 'show', 'projects'], [bin.eslint, '.', '--max-warnings', '0'])),
  boundaries: async () => check(await inTurn([bin.depcruise, 'apps', 'libs', '--config', '.dependency-cruiser.cjs'])),
  types: async () =>
    check(await inTurn([bin.nx, 'run-many', '-t', 'typecheck', '--parallel=1', '--outputStyle=static'])),
  unit: () => jest(['--projects', ...jestProjects(), '--testPathPatterns', '/(apps|libs)/.+/src/']),
  integration,
  openapi: async () => check(await inTurn(['tools/openapi.mjs', '--check'])),
  tools: toolTests,
  requirements,
  browser: () => browser('--grep-invert', 'Lighthouse'),
  // Scores mean something only while nothing else runs.
  lighthouse: () => browser('--grep', 'Lighthouse', '--workers', '1'),
};

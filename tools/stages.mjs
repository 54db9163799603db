// What the stages of `npm test` and `npm run check` do for one project. Each returns its counts and its output, which is
// shown on failure. The Nx targets that run them are in the package.json of each project and in tools/project.json.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromiumPath } from './chromium.mjs';
import { kindsHere, withServers } from './database-servers.mjs';
import { hasFfmpeg } from './encoder.mjs';
import { hasNginxRtmp } from './nginx-rtmp.mjs';
import { coverage, unknownCitations } from './requirements.mjs';
import { bin, node, root } from './run.mjs';

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} output shown when something failed
 * @property {string[]} [failures] names of the failed tests, each with the beginning of its error
 * @property {string} [leftOut] sentence about what this machine lacks
 * @property {string} [remark] short text beside the time
 * @property {Record<string, number>} [slowest] seconds of the slowest groups of tests, to show where the time goes
 */

/** @returns {Result} one check, passed or failed */
const check = ({ ok, output }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output });

/** A stage that is one command, which passes or fails. @param {(project: string) => string[]} command */
const checkBy = (command) => async (project) => check(await node(command(project), { env: { FORCE_COLOR: '0' } }));

function readJsonOrNull(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

const jestCommand = ['--experimental-vm-modules', '--no-warnings', bin.jest];

/** Runs chosen tests and shows their output on the screen. */
const showJest = (project, choice, timeoutMs = 30_000) =>
  node([...jestCommand, '--projects', project, `--testTimeout=${timeoutMs}`, ...choice], {
    show: true,
    env: { NODE_ENV: 'test' },
  });

/** Runs Jest once; `results` is null if Jest ended before it wrote them. */
async function runJest(args, env, timeoutMs = 30_000) {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-jest-'));
  const file = join(folder, 'results.json');
  const { ok, output } = await node(
    [...jestCommand, ...args, `--testTimeout=${timeoutMs}`, '--json', `--outputFile=${file}`, '--silent'],
    {
      env: { NODE_ENV: 'test', FORCE_COLOR: '0', ...env },
    },
  );
  const results = readJsonOrNull(file);
  rmSync(folder, { recursive: true, force: true });
  return { ok, output, results };
}

/** Seconds of the tests of each outermost `describe`, without its hooks. */
function slowest({ testResults }) {
  const seconds = new Map();
  for (const { ancestorTitles, title, duration } of testResults.flatMap(({ assertionResults }) => assertionResults)) {
    const name = ancestorTitles[0] ?? title;
    seconds.set(name, (seconds.get(name) ?? 0) + (duration ?? 0) / 1_000);
  }
  const longest = [...seconds].filter(([, taken]) => taken >= 1).sort(([, a], [, b]) => b - a);
  return Object.fromEntries(longest.slice(0, 20).map(([name, taken]) => [name, Math.round(taken)]));
}

/** Maximum number of lines of an error; the first ones say what failed, the rest is the stack. */
const maxErrorLines = 12;

/** @param {string} name @param {string} [error] @returns {string} the name, and under it the beginning of the error */
const failure = (name, error = '') => {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, maxErrorLines)].join('\n      ');
};

const failuresOfJest = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0])),
  );

/** @returns {string[]} the tests of Playwright's suites that failed */
const failuresOfPlaywright = (suites) =>
  suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map((spec) => failure(`${title} › ${spec.title}`, spec.tests[0]?.results.at(-1)?.errors[0]?.message)),
    ...failuresOfPlaywright(inner),
  ]);

/** @returns {Result} counts of Jest's results */
function countOf({ ok, output, results }) {
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  return {
    passed: results.numPassedTests,
    failed: ok ? failed : Math.max(1, failed),
    skipped: results.numPendingTests + results.numTodoTests,
    output,
    failures: failuresOfJest(results),
    slowest: slowest(results),
  };
}

/** @param {string[]} args @param {Record<string, string>} [env] @returns {Promise<Result>} */
async function jest(args, env = {}, timeoutMs = undefined) {
  const run = await runJest(args, env, timeoutMs);
  return run.results ? countOf(run) : check({ ok: false, output: run.output });
}

/** A file that has not changed since it passed is not checked again. */
const prettierCache = [
  '--cache',
  '--cache-strategy=content',
  '--cache-location=node_modules/.cache/ministry/prettier.json',
];

/** The project `tools` also covers the files that are in no other project. */
const lintedBy = (project) => (project === 'tools' ? ['tools', '*.{mjs,cjs}', '.*.cjs'] : [project]);

/** @returns {Promise<Result>} */
async function lint(project) {
  const commands = [
    [bin.eslint, ...lintedBy(project), '--max-warnings', '0'],
    // Oxlint needs types, and the tools are JavaScript.
    ...(project === 'tools' ? [] : [[bin.oxlint, project]]),
  ];
  const results = [];
  for (const command of commands) results.push(await node(command, { env: { FORCE_COLOR: '0' } }));
  return check({ ok: results.every(({ ok }) => ok), output: results.map(({ output }) => output).join('\n') });
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

/** The parts of the live stream that cannot be tested here; their tests count as skipped. */
const streamLeftOut = [
  ...(hasFfmpeg ? [] : ['The live stream: ffmpeg, which publishes as OBS does, is not on PATH.']),
  ...(hasFfmpeg && !hasNginxRtmp
    ? ["A media server of its own: nginx with its RTMP module (Debian's libnginx-mod-rtmp) is not here."]
    : []),
];

/** @param {string} project @param {string[]} [choice] @returns {Promise<Result | {ok: boolean}>} */
async function unit(project, choice) {
  return choice ? showJest(project, choice) : jest(['--projects', project, '--testPathPatterns', `/${project}/src/`]);
}

/** Timeout of one test in milliseconds: a busy machine is several times slower than a quiet one. */
const integrationTimeoutMs = 300_000;

/** The data of the tests' database servers is not kept after the run, so no write waits for the disk. */
const withoutDisk = ['--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=0', '--innodb-flush-method=nosync'];

const databaseNames = { mariadb: 'MariaDB', mysql: 'MySQL' };

/** Servers on which all tests run, instead of only the tests of what differs by dialect: `TEST_WHOLE_ON=mariadb,mysql npm test`. */
const runAllTestsOn = process.env.TEST_WHOLE_ON ?? '';

/** Says on which databases the tests ran. @param {string[]} kinds */
function databasesRemark(kinds) {
  const isWhole = (kind) => runAllTestsOn.split(',').includes(kind);
  const named = (chosen) => chosen.map((kind) => databaseNames[kind]).join(' and ');
  const [whole, dialect] = [kinds.filter(isWhole), kinds.filter((kind) => !isWhole(kind))];
  return [
    named(whole) ? `SQLite and ${named(whole)}` : 'SQLite',
    ...(dialect.length > 0 ? [`${named(dialect)}: what differs by dialect`] : []),
    // MySQL has no package in Debian stable. A failed download must be visible, but it does not stop the work.
    ...(kinds.includes('mysql') ? [] : ['NOT on MySQL, which .ci/mysql fetches']),
  ].join('; ');
}

/** @param {string} project @param {string[]} [choice] @returns {Promise<Result | {ok: boolean}>} */
async function integration(project, choice) {
  if (choice) return showJest(project, choice, integrationTimeoutMs);
  // Four workers on two cores: 86 tests of streams, outages and limits spend almost half of the total time waiting. A worker
  // that has grown large is replaced before its next file.
  const args = ['--config', `${project}/jest.integration.mjs`, '--maxWorkers=4', '--workerIdleMemoryLimit=1500MB'];
  const kinds = kindsHere();
  const leftOut = [
    ...(kinds.includes('mariadb') ? [] : ['The API on MariaDB: mariadbd is not on PATH.']),
    ...streamLeftOut,
  ];
  const result = await withServers(
    (env) => jest(args, { ...env, TEST_WHOLE_ON: runAllTestsOn }, integrationTimeoutMs),
    withoutDisk,
  );
  return {
    ...result,
    skipped: result.skipped + (kinds.includes('mariadb') ? 0 : 1),
    remark: databasesRemark(kinds),
    ...(leftOut.length > 0 && { leftOut: leftOut.join(' ') }),
  };
}

const playwrightCommand = [bin.playwright, 'test', '--config', 'apps/e2e/playwright.config.ts'];

/** @param {string[]} args @returns {(project: string, choice?: string[]) => Promise<Result | {ok: boolean}>} */
const journeys = (args) => (_project, choice) =>
  choice ? node([...playwrightCommand, ...choice], { show: true }) : countJourneys(args);

/** @param {string[]} args arguments for Playwright that select tests @returns {Promise<Result>} */
async function countJourneys(args) {
  if (!existsSync(chromiumPath)) {
    return {
      passed: 0,
      failed: 0,
      skipped: 1,
      output: '',
      leftOut: `What needs a browser: no Chromium at ${chromiumPath}; set CHROMIUM_PATH.`,
    };
  }
  const { ok, output } = await node([...playwrightCommand, ...args], { env: { FORCE_COLOR: '0' } });
  const results = readJsonOrNull(join(root, 'apps/e2e/test-results/results.json'));
  if (!results) return check({ ok: false, output });
  const { expected, unexpected, skipped } = results.stats;
  const failures = failuresOfPlaywright(results.suites);
  return { passed: expected, failed: ok ? unexpected : Math.max(1, unexpected), skipped, output, failures };
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

/** @type {Record<string, (project: string, choice?: string[]) => Promise<Result | {ok: boolean}>>} */
export const stages = {
  format: checkBy(() => [bin.prettier, '--check', '.', '--log-level', 'warn', ...prettierCache]),
  lint,
  // The compiler's incremental build info is stored beside the result.
  typecheck: checkBy((project) => [
    bin.tscNative,
    '--project',
    `${project}/tsconfig.json`,
    '--incremental',
    '--tsBuildInfoFile',
    `${project}/test-results/typecheck.tsbuildinfo`,
  ]),
  boundaries: checkBy(() => [bin.depcruise, 'apps', 'libs', '--config', '.dependency-cruiser.cjs']),
  unused: checkBy(() => [bin.knip]),
  openapi: checkBy(() => ['tools/openapi.mjs', '--check']),
  requirements,
  unit,
  integration,
  tools: toolTests,
  browser: journeys(['--grep-invert', 'timings']),
  // Times are meaningful only while nothing else runs.
  timings: journeys(['--project', 'timings', '--workers', '1']),
};

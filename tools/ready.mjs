// What every command needs before it can run: the right Node, the packages of the lock file, fresh builds.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bin, giveUp, node, npm, root, step } from './run.mjs';

const stamp = join(root, 'node_modules/.cache/ministry/build');
const rootInputs = [
  'package-lock.json',
  'package.json',
  'nx.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'tools/console-build.mjs',
  'tools/precompress.mjs',
];
/** Not part of a build: packages, outputs and tests. */
const notSource = /^(node_modules|dist(-\w+)?|test|test-results)$|\.(spec|e2e-spec|e2e)\.tsx?$/;

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    giveUp(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
}

/** Whether node_modules holds exactly what the lock file asks for (packages for other platforms may be absent). */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const wanted = readJson('package-lock.json').packages;
  const present = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      !path.includes('node_modules/') ||
      (path in present ? present[path].version === entry.version : entry.optional || entry.devOptional || entry.peer),
  );
}

export async function install() {
  if (isInstalled()) return;
  await step('Packages installed', async () => {
    const { ok, output } = await npm(['ci', '--no-audit', '--no-fund'], { show: false });
    if (!ok) giveUp('The packages could not be installed (npm ci).', output);
  });
}

/** Folders of the projects, relative to the root. */
export const projects = () =>
  ['apps', 'libs', 'libs/shared', 'libs/web']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((project) => existsSync(join(root, project, 'package.json')));

/** Folders of the projects that have an Nx target, including tools. @param {string} target */
export const projectsWith = (target) => [
  ...projects().filter((project) => readJson(`${project}/package.json`).scripts?.[target]),
  ...(readJson('tools/project.json').targets[target] ? ['tools'] : []),
];

/** One hash over path, size and time of every source file: takes 20 ms, while asking Nx takes seconds. */
function fingerprint() {
  const hash = createHash('sha256');
  const add = (path) => {
    const { mtimeMs, size } = statSync(join(root, path));
    hash.update(`${path}\0${mtimeMs}\0${size}\n`);
  };
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (notSource.test(entry.name)) continue;
      if (entry.isDirectory()) walk(`${folder}/${entry.name}`);
      else add(`${folder}/${entry.name}`);
    }
  };
  rootInputs.forEach(add);
  ['apps', 'libs'].forEach(walk);
  return hash.digest('hex');
}

export function isBuilt() {
  return (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint() &&
    projectsWith('build').every((project) => existsSync(join(root, project, 'dist')))
  );
}

/** Makes the next start build again, because the watchers of `npm run dev` write into the same folders. */
export const forgetBuild = () => rmSync(stamp, { force: true });

/** @returns {Promise<{ok: boolean, output: string}>} */
export async function buildAll() {
  const before = fingerprint();
  const result = await node([bin.nx, 'run-many', '-t', 'build', '--parallel=2', '--outputStyle=static'], {
    env: { NODE_ENV: 'production', FORCE_COLOR: '0' },
  });
  if (result.ok) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, before);
  }
  return result;
}

export async function build() {
  if (isBuilt()) return;
  await step('Built', async () => {
    const { ok, output } = await buildAll();
    if (!ok) giveUp('The build failed; what it said stands above.', output);
  });
}

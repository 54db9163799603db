// npm run dev: the product on one port; API and front ends are rebuilt when a source changes, and the server starts again.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build, checkNode, forgetBuild, install } from './ready.mjs';
import { bin, root } from './run.mjs';
import { loadSettings } from './settings.mjs';

/** Milliseconds without a further change before the server starts again: a build writes many files. */
const quiet = 400;

const tscWatch = (config) => [join(root, bin.tsc), '--project', config, '--watch', '--preserveWatchOutput'];
const rsbuildWatch = [join(root, bin.rsbuild), 'build', '--watch'];
const watchers = [
  ['libs/shared/domain', tscWatch('tsconfig.build.json')],
  ['libs/media-packager', tscWatch('tsconfig.build.json')],
  ['apps/api', [join(root, 'apps/api/build.mjs'), '--watch']],
  ['apps/shell', rsbuildWatch],
  ['apps/admin', rsbuildWatch],
  ['apps/media', rsbuildWatch],
];

process.chdir(root);
checkNode();
loadSettings();
await install();
await build();
forgetBuild();

const children = watchers.map(([project, args]) =>
  spawn(process.execPath, args, { cwd: join(root, project), stdio: ['ignore', 'inherit', 'inherit'] }),
);

let server;
let wanted = true;
function startServer() {
  server = spawn(process.execPath, ['--enable-source-maps', join(root, 'apps/api/dist/main.js')], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  server.once('exit', () => {
    server = undefined;
    if (wanted) return;
    wanted = true;
    startServer();
  });
}

let timer;
function restartSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!server) return startServer();
    wanted = false;
    server.kill('SIGTERM');
  }, quiet);
}

startServer();
for (const [project] of watchers) watch(join(root, project, 'dist'), { recursive: true }, restartSoon);

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  for (const child of [...children, server]) child?.kill('SIGTERM');
  process.exitCode = 0;
  setTimeout(() => process.exit(0), 2_000).unref();
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

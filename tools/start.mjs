// npm start: from a fresh clone to a running site, in one process on one port.
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, checkNode, install } from './ready.mjs';
import { duration, root } from './run.mjs';
import { loadSettings } from './settings.mjs';

process.chdir(root);
checkNode();
loadSettings();
await install();
await build();
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
// What was compiled is kept for the next start, by Node 22.1 and newer.
module.enableCompileCache?.(join(root, 'node_modules/.cache/ministry/compiled'));

// The API is loaded into this process: signals and its exit code need no passing on, and nothing is started twice.
await import(pathToFileURL(join(root, 'apps/api/dist/main.js')).href);
console.log(`Ready ${duration(performance.now())} after the start. Ctrl-C ends it.`);

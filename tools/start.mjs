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
// Node 22.1 and newer keep the compiled code for the next start.
module.enableCompileCache?.(join(root, 'node_modules/.cache/ministry/compiled'));

// The API is loaded into this process, so that signals and the exit code need no forwarding and only one process starts.
await import(pathToFileURL(join(root, 'apps/api/dist/main.js')).href);
console.log(`Ready ${duration(performance.now())} after the start. Ctrl-C ends it.`);

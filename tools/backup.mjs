// npm run backup, npm run restore -- NAME: with the settings of .env, as npm start has them.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, checkNode, install } from './ready.mjs';
import { root } from './run.mjs';
import { loadSettings } from './settings.mjs';

process.chdir(root);
checkNode();
loadSettings();
await install();
await build();
await import(pathToFileURL(join(root, 'apps/api/dist/backup.js')).href);

// npm run backup, npm run restore -- NAME: both use the settings of .env, like npm start.
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

import { writeFileSync } from 'node:fs';
import { loadConfig } from './config/config.ts';
import { createApp } from './configure-app.ts';
import { describeApi } from './openapi-document.ts';

/** `node openapi.js FILE`: writes the description of the API without a database; nothing is started. */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Usage: openapi.js FILE');
const app = await createApp(loadConfig({}), { preview: true });
writeFileSync(file, `${JSON.stringify(describeApi(app), null, 2)}\n`);

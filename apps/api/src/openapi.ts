import { writeFileSync } from 'node:fs';
import { createApp } from './configure-app.ts';
import { describeApi } from './openapi-document.ts';
import { loadConfig } from './platform/config/config.ts';

/** `node openapi.js FILE`: writes the description of the API without a database; nothing is started. */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Usage: openapi.js FILE');
const app = await createApp(loadConfig({}), { preview: true });
writeFileSync(file, `${JSON.stringify(describeApi(app), null, 2)}\n`);

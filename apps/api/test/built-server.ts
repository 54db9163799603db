import { fileURLToPath } from 'node:url';

/** The built server, to be started with `node` in a separate process. */
export const builtServer = fileURLToPath(new URL('../dist/main.js', import.meta.url));
